import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Role } from "../../access/roles.ts"

const { school, editor, head } = schoolOfThisFile({ editor: Role.EDITOR, head: Role.ADMINISTRATOR })

it("A page of the school's own is found once something is written on it, and no more when it is emptied", async () => {
  const { id, key } = await head.call("addPage", { input: { title: "Our farm", address: "our-farm" } }, "id key")
  expect(key).toBe("p/our-farm")
  const found = async () => {
    await school.services.backlog.ended()
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

it("An address is taken once, by administrators, in letters that every address may have", async () => {
  const faults = (address: string) => head.faults("addPage", { input: { title: "Garden", address } })
  await head.call("addPage", { input: { title: "Garden", address: "garden" } })
  expect(await faults("garden")).toEqual({ address: "Another page has this address." })
  for (const address of ["", "Garden", "a/b", "-a", "a--b", "x".repeat(61)])
    expect([address, Object.keys(await faults(address))]).toEqual([address, ["address"]])
  expect(await editor.refusal("addPage", { input: { title: "Pond", address: "pond" } })).toBe("FORBIDDEN")
})
