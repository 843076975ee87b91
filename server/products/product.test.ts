import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

const product = "id name description price stock version picture { name }"
const add = `mutation ($input: AddProductInput!) { addProduct(input: $input) { ${product} } }`
const edit = `mutation ($id: Int!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { ${product} } }`
const tie = { name: "School tie", description: "Purple and gold.", price: 950, stock: 40 }

let school: School
let head: Client

beforeAll(async () => {
  school = await School.open()
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

describe("a product", () => {
  it("is added with or without a picture, changed, listed by name and deleted", async () => {
    const { data } = await head.ask(add, { input: tie })
    expect(data.addProduct).toMatchObject({ ...tie, picture: null, version: 1 })
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
    const { id } = data.addProduct
    const changed = await head.ask(edit, {
      id,
      input: { stock: 39, picture: { name: cap.data.addProduct.picture.name } },
    })
    expect(changed.data.editProduct).toMatchObject({ stock: 39, price: 950, picture: cap.data.addProduct.picture })
    const all = await head.ask("{ products { total items { name } } }")
    expect(all.data.products.items).toEqual([{ name: "Cap" }, { name: "School tie" }])
    const found = await head.ask('{ products(search: "GOLD tie") { items { name } } }')
    expect(found.data.products.items).toEqual([{ name: "School tie" }])
    const { id: another } = (await head.ask(add, { input: tie })).data.addProduct
    const ids = (await head.ask('{ products(search: "tie") { items { id } } }')).data.products.items
    expect(ids).toEqual([{ id }, { id: another }])
    await head.ask(`mutation { deleteProduct(id: ${id}) { id } }`)
    expect((await head.ask(`{ product(id: ${id}) { id } }`)).data.product).toBeNull()
  })

  it.each([
    { price: -1 },
    { stock: -1 },
    { name: "" },
    { name: null },
    { name: "Two\nlines" },
    { description: null },
    { price: null },
  ])("is refused with %j", async (input) => {
    const { data } = await head.ask(add, { input: tie })
    const answer = await head.graphql(edit, { id: data.addProduct.id, input })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(input))
    expect(codeOf(answer)).toBe("BAD_USER_INPUT")
  })
})
