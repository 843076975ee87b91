import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Role } from "../../access/roles.ts"

const { school, editor, head } = schoolOfThisFile({ editor: Role.EDITOR, head: Role.ADMINISTRATOR })

it("A page that the school adds is in search and sitemap only while it has text", async () => {
  const { id, key } = await head.call("addPage", { input: { title: "Our farm", address: "our-farm" } }, "id key")
  expect(key).toBe("p/our-farm")
  const found = async () => {
    await school.services.backlog.whenDone()
    const { items } = await school.visitor().call("search", { q: "goats" }, "items { path }")
    const { body } = await school.visitor().send("GET", "/sitemap.xml")
    const { unwrittenPages } = await school.visitor().call("site", {}, "unwrittenPages")
    return [items, String(body).includes("/p/our-farm"), !unwrittenPages.includes("/p/our-farm")]
  }
  expect(await found()).toEqual([[], false, false])
  await head.call("editPage", { id, input: { pageText: "<p>Two goats and a hen.</p>" } })
  expect(await found()).toEqual([[{ path: "/p/our-farm" }], true, true])
  await head.call("editPage", { id, input: { pageText: "" } })
  expect(await found()).toEqual([[], false, false])
})

it("A page's address is unique, has a safe format, and is chosen by administrators only", async () => {
  const faults = (address: string) => head.faults("addPage", { input: { title: "Orchard", address } })
  const add = () => head.call("addPage", { input: { title: "Garden", address: "garden" } })
  const [lost, retried] = [await add(), await add()]
  expect(retried.id).toBe(lost.id)
  expect(await faults("garden")).toEqual({ address: "Another page has this address." })
  for (const address of ["", "Garden", "a/b", "-a", "a--b", "x".repeat(61)])
    expect([address, Object.keys(await faults(address))]).toEqual([address, ["address"]])
  expect(await editor.refusal("addPage", { input: { title: "Pond", address: "pond" } })).toBe("FORBIDDEN")
})

it("A page that the school adds keeps its address in the bin, and frees it once erased", async () => {
  const address = "pond"
  const { id } = await head.call("addPage", { input: { title: "Pond", address } })
  const isThere = async () => (await school.visitor().call("page", { key: "p/pond" })) !== null
  await head.call("editPage", { id, input: { pageText: "<p>Newts.</p>" } })
  expect(await editor.refusal("deletePage", { id })).toBe("FORBIDDEN")
  const links = async (menuGroups: object[]) => head.call("editSite", { input: { menuGroups } })
  await links([{ title: "Garden", links: [{ title: "Pond", path: "/p/pond" }] }])
  expect(await head.refusal("deletePage", { id })).toBe("CONFLICT")
  await links([])

  await head.call("deletePage", { id })
  expect(await isThere()).toBe(false)
  expect(await head.faults("addPage", { input: { title: "Pond", address } })).toHaveProperty("address")
  const restored = await head.call("restoreFromBin", { type: "CONTENT_PAGE", id }, "title path")
  expect([restored, await isThere()]).toEqual([{ title: "Pond", path: "/p/pond" }, true])
  await head.call("deletePage", { id })
  await head.call("eraseFromBin", { type: "CONTENT_PAGE", id })
  await head.call("addPage", { input: { title: "Pond", address } })
})

it("A built-in page cannot be deleted", async () => {
  const { id } = await head.call("page", { key: "about" })
  expect(await head.refusal("deletePage", { id })).toBe("CONFLICT")
})
