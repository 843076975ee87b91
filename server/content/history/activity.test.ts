import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { visitor } from "../../access/viewer.ts"
import { EditorsInMemory } from "./editors.ts"

const { school, eda, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  head: [Role.SUPERUSER, "Hanna Head"],
})

const acts = async (narrowed: object = {}) =>
  (await head.call("activity", { ...narrowed, perPage: 50 }, "items { act user { name } itemId title address detail }"))
    .items

describe("the activity log", () => {
  it("records successful and failed sign-ins with the network they came from", async () => {
    const somebody = await school.account(Role.EDITOR, "Sam Signer")
    const email = addressOf("Sam Signer")
    const browser = school.visitor()
    for (const typed of ["Wrong!1234", password]) await browser.try("login", { email, password: typed }, "accessToken")
    await browser.try("login", { email: "nobody@jacarandahill.example", password }, "accessToken")
    const found = (await acts()).slice(0, 3)
    expect(found).toMatchObject([
      { act: "SIGN_IN_FAILED", user: null, itemId: null, title: "" },
      { act: "SIGNED_IN", user: { name: "Sam Signer" }, itemId: somebody.id, address: "127.0.0.1" },
      { act: "SIGN_IN_FAILED", user: null, itemId: somebody.id, title: "Sam Signer", address: "127.0.0.1" },
    ])
    // The name may be a password typed into the wrong field.
    expect(JSON.stringify(await acts())).not.toContain("nobody@")
  })

  it("records when an account is added, suspended, unsuspended, or gets another role or password", async () => {
    const { id } = await head.call("addUser", {
      input: { name: "Nora New", email: "nora@jacarandahill.example", role: "AUTHOR", password: "Kite#Day2026" },
    })
    await head.call("setUserAccess", { id, role: "EDITOR" })
    for (const suspend of [true, false]) await head.call("setUserAccess", { id, suspend })
    await head.call("resetPassword", { id, password: "Another#2026" })
    const nora = school.visitor()
    await nora.signIn("nora@jacarandahill.example", "Another#2026")
    await nora.call("changePassword", { oldPassword: "Another#2026", newPassword: "My0wn!word" })
    const about = (await acts()).filter(
      ({ itemId, act }: { itemId: number; act: string }) => itemId === id && act !== "SIGNED_IN",
    )
    const user = { name: "Hanna Head" }
    expect(about).toMatchObject([
      { act: "PASSWORD_CHANGED", detail: "", user: { name: "Nora New" } },
      ...["PASSWORD_RESET", "UNSUSPENDED", "SUSPENDED"].map((act) => ({ act, detail: "", user })),
      { act: "ROLE_CHANGED", detail: "AUTHOR → EDITOR", user },
      { act: "USER_ADDED", detail: "AUTHOR", user },
    ])
    expect(JSON.stringify(about)).not.toMatch(/2026|My0wn/)
  })

  it("records exported lists", async () => {
    await head.call("noteExport", { list: "enquiries", rows: 12 })
    const [last] = await acts({ act: "EXPORTED" })
    expect(last).toMatchObject({ title: "enquiries", detail: "12 rows", user: { name: "Hanna Head" } })
  })

  it("filters by user, type, item, act and time", async () => {
    const { id } = await published(eda, "NewsStory")
    await head.call("deleteNewsStory", { id })
    const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
    for (const [narrowed, ...expected] of [
      [{}, "DELETED", "ADDED"],
      [{ user: eda.id }, "ADDED"],
      [{ act: "DELETED" }, "DELETED"],
      [{ from: at(-1), to: at(1) }, "DELETED", "ADDED"],
      [{ from: at(1) }],
      [{ to: at(-1) }],
    ] as [object, ...string[]][])
      expect(await acts({ type: "NEWS_STORY", item: id, ...narrowed })).toMatchObject(expected.map((act) => ({ act })))
  })
})

describe("the list of editors with the same item open", () => {
  it("shows each editor the others, until they close the form", async () => {
    const { id } = await published(eda, "NewsStory")
    const others = (by: Client, closed = false) =>
      by.call("editing", { type: "NEWS_STORY", id, closed }, "user { id name }")
    expect(await others(eda)).toEqual([])
    expect(await others(head)).toEqual([{ user: { id: eda.id, name: "Eda Editor" } }])
    expect(await others(eda)).toEqual([{ user: { id: head.id, name: "Hanna Head" } }])
    await others(head, true)
    expect(await others(eda)).toEqual([])
  })

  it("drops an editor a minute after the form's last report", async () => {
    let now = 1
    const editors = new EditorsInMemory(() => now)
    const viewer = (id: number) => ({ ...visitor, id, name: `Editor ${id}`, role: Role.EDITOR })
    await editors.report("NEWS_STORY", 1, viewer(1), false)
    now += 60_000
    expect(await editors.report("NEWS_STORY", 1, viewer(2), false)).toMatchObject([{ user: { name: "Editor 1" } }])
    now += 1
    expect(await editors.report("NEWS_STORY", 1, viewer(2), false)).toEqual([])
  })
})
