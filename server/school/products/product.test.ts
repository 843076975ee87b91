import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const product = "id name description price stock version picture { name }"
const tie = { name: "School tie", description: "Purple and gold.", price: 950, stock: 40 }

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR })

describe("a product", () => {
  it("is added with or without a picture, changed, listed by name and deleted", async () => {
    const added = await head.call("addProduct", { input: tie }, product)
    expect(added).toMatchObject({ ...tie, picture: null, version: 1 })
    const withPicture = `mutation ($file: Upload!) { addProduct(input: {
      name: "Cap", description: "", price: 0, stock: 0, picture: { upload: $file } }) { picture { name } } }`
    const cap = await head.upload(withPicture, {}, new Blob([await drawnPicture()]))
    expect(cap.data.addProduct.picture.name).toMatch(/picture\.png$/)
    const shown = `/images/${cap.data.addProduct.picture.name}`
    for (const [by, status] of [
      [school.visitor(), 404],
      [await school.signedIn(Role.EDITOR), 404],
      [head, 200],
    ] as const)
      expect((await by.send("GET", shown)).status).toBe(status)
    const { id } = added
    const { picture } = cap.data.addProduct
    const changed = await head.call("editProduct", { id, input: { stock: 39, picture } }, product)
    expect(changed).toMatchObject({ stock: 39, price: 950, picture })
    const { id: another } = await head.call("addProduct", { input: tie })
    const named = async (given: object) => (await head.call("products", { ...given }, "items { id name }")).items
    const ties = [id, another].map((one) => ({ id: one, name: "School tie" }))
    expect(await named({})).toEqual([{ id: expect.any(Number), name: "Cap" }, ...ties])
    expect(await named({ search: "GOLD tie" })).toEqual(ties)
    await head.call("deleteProduct", { id })
    expect(await head.call("product", { id })).toBeNull()
  })

  it("refuses invalid fields", async () => {
    const { id } = await head.call("addProduct", { input: tie }, product)
    for (const input of [
      ...[{ price: -1 }, { price: null }, { stock: -1 }, { name: "" }, { name: null }],
      ...[{ name: "Two\nlines" }, { description: null }],
    ])
      expect(Object.keys(await head.faults("editProduct", { id, input }))).toEqual(Object.keys(input))
  })
})
