import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { enquiry, exampleOf, published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { Article } from "../../school/articles/article.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { ownedTypes } from "../../start/features.ts"
import { type StaffSearchType, staffSearchTypes } from "../items/staff-search-types.ts"
import { staffIndexOf } from "./staff-index.ts"

const { school, regular, eda, eli, head } = schoolOfThisFile({
  regular: Role.REGULAR,
  eda: [Role.EDITOR, "Eda Editor"],
  eli: [Role.EDITOR, "Eli Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const search = (by: Client, q: string) => by.call("staffSearch", { q }, "group title note path")

/** Found rows, such as `Orders: JH-7`. */
const found = async (by: Client, q: string) =>
  ((await search(by, q)) as { group: string; title: string }[]).map(({ group, title }) => `${group}: ${title}`)

const draft = (title: string) => ({ title, publication: { as: "DRAFT" } })

describe("the staff search", () => {
  it.each(ownedTypes)("finds $type.name in each state, and in the bin, for those who may see it", async (owned) => {
    const { type, names } = owned
    const title = Object.keys(exampleOf(type.name))[0] as string
    const name = `Quagga ${type.name}`
    const { id } = await published(eda, type.name, { [title]: name, publication: { as: "DRAFT" } })
    const line = expect.stringContaining(`: ${name}`)
    for (const by of [eda, head]) expect(await found(by, `quag ${type.name}`)).toEqual([line])
    expect(await found(eli, `quag ${type.name}`)).toEqual([])

    await eda.call(names.edit, { id, input: { publication: { as: "PUBLISHED" } } })
    expect(await found(eli, `quagga ${type.name}`)).toEqual([line])
    expect(await search(eli, `quagga ${type.name}`)).toMatchObject([
      { note: "Eda Editor, published", path: expect.stringMatching(`/${id}$`) },
    ])

    await eda.call(names.delete, { id })
    for (const by of [eda, head]) expect(await found(by, `quagga ${type.name}`)).toEqual([`Bin: ${name}`])
    expect(await found(eli, `quagga ${type.name}`)).toEqual([])
  })

  it("finds accounts, orders, enquiries, other records and pages, for the office only", async () => {
    await school.account(Role.REGULAR, "Amina Yusuf")
    const { id: orderId } = await head.call("addOrder", { input: { orderCode: "ZB-77", amount: 1 } })
    await head.call("addProduct", { input: { name: "Zebra socks", description: "", price: 1, stock: 1 } })
    await head.call("addCommittee", { input: { name: "Zebra committee", description: "", members: [] } })
    const endsAt = new Date(Date.now() + 3_600_000).toISOString()
    await head.call("addNotice", { input: { kind: "OTHER", text: "A zebra is at the gate.", endsAt } })
    const day = { name: "Zebra day", kind: "DAY_OFF", year: 2027, firstDay: "2027-03-03", lastDay: "2027-03-03" }
    await head.call("addSchoolDate", { input: { ...day, hours: "", note: "" } })
    await school.visitor().call("sendEnquiry", { input: { ...enquiry, senderName: "Zébra Parent" } }, "path")

    expect(await found(head, "amina yus")).toEqual(["Users: Amina Yusuf"])
    expect(await search(head, "zb-77")).toMatchObject([{ title: "ZB-77", path: `/admin/orders/${orderId}` }])
    expect((await found(head, "ZEBRA")).sort()).toEqual([
      "Committees: Zebra committee",
      "Enquiries: Zébra Parent",
      "Notices: A zebra is at the gate.",
      "Products: Zebra socks",
      "School dates: Zebra day",
    ])
    expect(await search(head, "en-1")).toMatchObject([
      { note: expect.stringContaining("EN-1: "), path: "/admin/inbox?kind=enquiry&state=all&q=EN-1&open=EN-1" },
    ])
    for (const q of ["amina yus", "zb-77", "zebra", "en-1"]) expect(await found(eda, q)).toEqual([])
    expect(await found(eda, "about")).toEqual(expect.arrayContaining([expect.stringMatching(/^Pages: /)]))
    for (const by of [regular, school.visitor()]) expect(await by.refusal("staffSearch", { q: "zebra" })).toBeTruthy()
  })

  it("follows a change of title, a change of owner and a deletion", async () => {
    const { id } = await published(eda, "NewsStory", draft("Okapi visits"))
    await eda.call("editNewsStory", { id, input: { title: "Bongo visits" } })
    expect([await found(eda, "okapi"), await found(eda, "bongo")]).toEqual([[], ["News stories: Bongo visits"]])
    await school.services.database.write((rows) => rows.update(NewsStory, id, { userId: eli.id }))
    expect([await found(eda, "bongo"), await found(eli, "bongo")]).toEqual([[], ["News stories: Bongo visits"]])
    await school.services.database.write((rows) => rows.delete(NewsStory, id))
    expect(await found(head, "bongo")).toEqual([])
  })

  it("ignores case and accents, matches word beginnings, and shows five hits, whole words first", async () => {
    for (const title of ["Écoute, gerenuk!", "Gerenuks", ...Array(6).fill("“Gerenuk’s” fête")])
      await published(eda, "NewsStory", draft(title))
    expect(await found(eda, "ECOUTE geren")).toEqual(["News stories: Écoute, gerenuk!"])
    expect(await found(eda, "fete g")).toHaveLength(5)
    expect((await found(eda, "gerenuk")).slice(0, 5)).toEqual(Array(5).fill("News stories: “Gerenuk’s” fête"))
    for (const q of ["", "%", "\"' OR 1 --", "enu", "g"]) expect(await found(eda, q)).toEqual([])
    expect(await found(eda, `ecoute${" ".repeat(100)}nothing`)).toHaveLength(1)
  })

  it("links to the full list when there are more hits", async () => {
    for (let code = 1; code <= 6; code++)
      await head.call("addOrder", { input: { orderCode: `KUDU-${code}`, amount: 1 } })
    const all = { group: "Orders", title: "All under Orders", path: "/admin/orders?q=kudu" }
    expect((await search(head, "Kudu")).slice(4)).toMatchObject([{ title: "KUDU-2" }, all])
    expect(await found(head, "kudu 3")).toEqual(["Orders: KUDU-3"])
  })

  it("finds what an older release wrote after a restart", async () => {
    const { database } = school.services
    const { id } = await published(eda, "Article", draft("Dikdik tales"))
    const { name } = staffIndexOf(
      database.read,
      staffSearchTypes.find(({ type }) => type === Article) as StaffSearchType,
    )
    await database.write(async (rows) => {
      if (database.kind === "postgres") await rows.query(`DROP FUNCTION "${name}" CASCADE`)
      await rows.query(database.kind === "sqlite" ? `DROP TRIGGER "${name}"` : `DROP TABLE "${name}_words"`)
    })
    await database.write((rows) =>
      rows.query(`UPDATE "articles" SET "title" = 'Klipspringer tales' WHERE "id" = ${id}`),
    )
    Object.assign(school, await school.restarted())
    const again = await school.signIn("eda.editor@jacarandahill.example")
    expect([await found(again, "dikdik"), await found(again, "klipspringer")]).toEqual([
      [],
      ["Blog posts: Klipspringer tales"],
    ])
  })
})
