import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { databaseKind } from "../../../test/postgres/databases.ts"
import { addressOf, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { features } from "../../start/features.ts"
import { all, run, withConnection } from "../../store/database/read-connections.ts"
import { belongsToItems, textsOf } from "./find-held.ts"

const cast = schoolOfThisFile({
  visitor: Role.PUBLIC,
  head: Role.SUPERUSER,
  office: Role.ADMINISTRATOR,
  eda: [Role.EDITOR, "Eda Editor"],
})
const { school, visitor, head, office, eda } = cast

const amina = { name: "Amina Wanjirú", email: "amina.wanjiru@family.example", phone: "+254 712 345 678" }
const found = "rows { key called title isOwn } texts { type called title path versions } hasMore"

const heldAbout = (person: Partial<typeof amina>) => head.call("heldAbout", { person }, found)
const keysOf = ({ rows }: { rows: { key: string; isOwn: boolean }[] }) => rows.map(({ key }) => key)
const erase = (person: Partial<typeof amina>, rows: string[], more = {}, by = head) =>
  by.try("eraseHeld", { person, rows, password, ...more }, `count kept { text until } left { ${found} }`)

/** Leaves every trace that a parent and a member of staff can leave, under one name. */
async function leaveTraces() {
  const { name, email, phone } = amina
  await visitor.call(
    "sendEnquiry",
    {
      input: {
        pageName: "Contact",
        senderName: name,
        senderEmail: email,
        senderPhone: phone,
        inquiry: "Is there a bus?",
      },
    },
    "receivedAt",
  )
  await visitor.call(
    "sendApplication",
    {
      input: { parentName: "Wanjirú Amina", childName: "Kamau", email, phone: "0712345678", message: "Please." },
    },
    "receivedAt",
  )
  const day = new Date().toISOString().slice(0, 10)
  await visitor.call(
    "reportAbsence",
    {
      input: { childName: "Kamau", className: "Form 3", firstDay: day, reason: "Ill", reporter: name, phone },
    },
    "receivedAt",
  )
  const event = await published(eda, "Event", {
    title: "Sports day",
    date: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await visitor.call("attendEvent", { eventId: event.id, input: { name, email, guests: 1 } }, "state")
  const staff = await school.signedIn(Role.EDITOR, "Amina Wanjirú")
  await staff.call("editUser", {
    id: staff.id,
    input: { telephone: phone, picture: { name: await storedPicture(staff) } },
  })
  await staff.call("saveDraft", { key: "news:new", content: "{}", title: name, pictureNames: [] })
  const profile = await published(eda, "Profile", { name, position: "Mathematics" })
  await eda.call("editProfile", { id: profile.id, input: { position: "Physics" } })
  const binned = await published(eda, "NewsStory", { title: `${name} wins`, detail: `<p>Ring ${phone}.</p>` })
  await eda.call("deleteNewsStory", { id: binned.id })
  await school.services.missedSearches.count("amina wanjiru", { role: Role.PUBLIC } as never)
}

async function bytesOfSite(): Promise<Buffer> {
  if (databaseKind() === "postgres") {
    const [{ dump }] = await school.services.database.read.query(`SELECT database_to_xml(TRUE, FALSE, '') AS "dump"`)
    return Buffer.from(dump)
  }
  const entries = await readdir(school.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
}

async function tracesIn() {
  const bytes = (await bytesOfSite()).toString().toLowerCase()
  const all = [
    "Amina Wanjirú",
    "Amina Wanjiru",
    "Wanjirú Amina",
    amina.email,
    amina.phone,
    "0712345678",
    "712345678",
    "wanjir",
  ]
  return all.filter((words) => bytes.includes(words.toLowerCase()))
}

describe("a person's data", () => {
  it("has a rule for every table with texts: about people, or about nobody", () => {
    const { entityMetadatas } = school.services.database.read.connection
    const declared = features.flatMap(({ aboutPeople = [], aboutNobody = [] }) => [
      ...aboutPeople.map(({ type }) => type),
      ...aboutNobody,
    ])
    const unknown = entityMetadatas.filter(
      (metadata) =>
        textsOf(metadata).length > 0 && !belongsToItems(metadata) && !declared.some((type) => type === metadata.target),
    )
    expect(unknown.map(({ tableName }) => tableName)).toEqual([])
    const columns = entityMetadatas.map(({ columns }) => columns.map(({ databaseName }) => databaseName))
    for (const { type, whose = [] } of features.flatMap(({ aboutPeople = [] }) => aboutPeople))
      expect(columns[entityMetadatas.findIndex(({ target }) => target === type)]).toEqual(expect.arrayContaining(whose))
  })

  it("is found, handed over and erased from every byte of the site", async () => {
    await leaveTraces()
    const story = await published(eda, "NewsStory", {
      title: "Prizes",
      detail: "<p>Well done, <b>Amina</b> Wanjirú!</p>",
    })
    expect(await tracesIn()).toEqual(expect.arrayContaining(["Amina Wanjirú", amina.email, amina.phone]))

    const held = await heldAbout(amina)
    const kinds = new Set(held.rows.map(({ called }: { called: string }) => called))
    for (const kind of [
      "Enquiries",
      "Applications",
      "Absences",
      "Guests of events",
      "Accounts",
      "People",
      "Bin",
      "Mails",
    ])
      expect(kinds).toContain(kind)
    expect(held.texts).toContainEqual(
      expect.objectContaining({ type: "NEWS_STORY", title: "Prizes", path: `/news/view/${story.id}`, versions: 1 }),
    )

    const given = await head.call("giveHeld", { person: amina, rows: keysOf(held) }, "name zip")
    const zip = unzipSync(Buffer.from(given.zip, "base64"))
    const data = JSON.parse(strFromU8(zip["data.json"] as Uint8Array))
    expect(data.data.Applications).toMatchObject([{ parentName: "Wanjirú Amina", message: "Please." }])
    expect(strFromU8(zip["index.html"] as Uint8Array)).toContain("Is there a bus?")
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|totpSecret/)
    expect(Object.keys(zip)).toContainEqual(expect.stringMatching(/^pictures\//))

    const { data: first } = await erase(amina, keysOf(held), { keptBecause: "Fees of 2025", keptUntil: "2032-12-31" })
    expect(first.eraseHeld.kept[0]).toEqual({ text: "As you noted: Fees of 2025", until: "2032-12-31T00:00:00.000Z" })
    expect(first.eraseHeld.left.texts).toMatchObject([{ title: "Prizes" }])

    await eda.call("editNewsStory", { id: story.id, input: { detail: "<p>Well done!</p>" } })
    const left = await heldAbout(amina)
    expect(left.texts).toEqual([])
    await erase(amina, keysOf(left))
    expect(await heldAbout(amina)).toEqual({ rows: [], texts: [], hasMore: false })
    expect(await tracesIn()).toEqual([])

    const [act] = (await head.call("activity", { act: "ERASED" }, "items { title detail }")).items
    expect(act).toMatchObject({ title: "", detail: expect.stringContaining("A person’s data.") })
  })

  it("is in no byte of the site once it is erased from the bin and purged", async () => {
    const words = "Juma Otieno fell off the swing"
    const story = await published(eda, "NewsStory", { title: words, detail: `<p>${words.repeat(500)}</p>` })
    await eda.call("deleteNewsStory", { id: story.id })
    const holdsWords = async () => (await bytesOfSite()).includes(words)
    expect(await holdsWords()).toBe(true)
    await head.call("eraseFromBin", { type: "NEWS_STORY", id: story.id }, "id")
    await school.services.purge.run()
    expect(await holdsWords()).toBe(false)
  })

  it("includes a child's sealed name in the consent register, until the office removes it", async () => {
    const { id } = await office.call("addChild", { input: { name: "Kamau Njoroge", form: "Form 3" } }, "id")
    const person = { name: "njoroge kamau", email: "", phone: "" }
    const { texts } = await heldAbout(person)
    const [title, path] = ["Kamau Njoroge · Form 3 · no answer yet", "/admin/consent"]
    expect(texts).toEqual([{ type: null, called: "Consent", title, path, versions: 0 }])
    const tooLong = await head.try("giveHeld", { person: { ...person, name: "k".repeat(1000) }, rows: [] }, "zip")
    expect(codeOf(tooLong)).toBe("BAD_USER_INPUT")
    const { zip } = await head.call("giveHeld", { person, rows: [] }, "zip")
    const page = unzipSync(Buffer.from(zip, "base64"))["index.html"] as Uint8Array
    expect(strFromU8(page)).toContain(title)
    await office.call("removeChild", { id }, "id")
    expect((await heldAbout(person)).texts).toEqual([])
  })

  it("includes the alt text of a picture, with the item that shows it", async () => {
    const picture = { name: await storedPicture(eda), alt: "Njeri Mumbi with a drum" }
    const story = await eda.call("addNewsStory", { input: { title: "Band", detail: "<p>Drums.</p>", picture } })
    const { texts } = await heldAbout({ name: "Njeri Mumbi" })
    expect(texts).toMatchObject([{ type: "NEWS_STORY", title: "Band", path: `/news/view/${story.id}` }])
  })

  it("is found by a name with or without its accents", async () => {
    for (const [name, plain] of [
      ["Ayşe Erdoğan", "Ayse Erdogan"],
      ["Jiří Řezníček", "Jiri Reznicek"],
      ["Łukasz Großmann", "Lukasz Grossmann"],
      ["Yıldız Sørensen", "Yildiz Sorensen"],
    ] as const) {
      const enquiry = {
        pageName: "Contact",
        senderEmail: "guest@family.example",
        senderPhone: "0711 222 333",
        inquiry: "Hello",
      }
      await visitor.call("sendEnquiry", { input: { ...enquiry, senderName: name } }, "receivedAt")
      for (const typed of [name, plain])
        expect((await heldAbout({ name: typed })).rows).toContainEqual(expect.objectContaining({ called: "Enquiries" }))
    }
  })

  it("stays if a row has changed meanwhile, and is erased only once", async () => {
    const wangari = { name: "Wangari Otieno", email: "wangari@family.example", phone: "" }
    const enquiry = { pageName: "Contact", senderName: wangari.name, senderPhone: "0733 000 111", inquiry: "Hello" }
    await visitor.call("sendEnquiry", { input: { ...enquiry, senderEmail: wangari.email } }, "receivedAt")
    await visitor.call("sendEnquiry", { input: { ...enquiry, senderEmail: "other@x.example" } }, "receivedAt")
    await visitor.call(
      "sendEnquiry",
      {
        input: { ...enquiry, senderName: "Ruth", senderEmail: "ruth@x.example", inquiry: "Is Otieno, Wangari there?" },
      },
      "receivedAt",
    )

    const { rows } = await heldAbout(wangari)
    const enquiries = rows.filter(({ called }: { called: string }) => called === "Enquiries")
    expect(enquiries).toMatchObject([
      { isOwn: true },
      { isOwn: true },
      { isOwn: false, title: expect.stringContaining("Ruth") },
    ])
    const [hers, namesake] = keysOf({ rows: enquiries })
    await office.call("markEnquiry", { id: JSON.parse(String(hers).split(" ")[2] ?? "")[0], read: true })
    expect(codeOf(await erase(wangari, [hers as string, namesake as string]))).toBe("CONFLICT")
    expect(await heldAbout(wangari)).toMatchObject({ rows: { length: rows.length } })

    const again = keysOf(await heldAbout(wangari)).slice(0, 1)
    expect((await erase(wangari, again)).data.eraseHeld).toMatchObject({
      count: 1,
      left: { rows: { length: rows.length - 1 } },
    })
    expect((await erase(wangari, again)).data.eraseHeld).toMatchObject({ count: 0 })
  })

  it.runIf(databaseKind() === "sqlite")("must be erased again if a running backup still reads it", async () => {
    const person = { name: "Chebet Kirui" }
    await school.services.missedSearches.count("chebet kirui", { role: Role.PUBLIC } as never)
    const rows = keysOf(await heldAbout(person))
    await withConnection(join(school.dataDir, "site.sqlite"), async (backup) => {
      await run(backup, "BEGIN")
      await all(backup, "SELECT * FROM missed_searches", [])
      expect(codeOf(await erase(person, rows))).toBe("BUSY")
    })
    expect((await erase(person, rows)).data.eraseHeld).toMatchObject({ count: 0, left: { rows: [] } })
    expect((await bytesOfSite()).includes("chebet")).toBe(false)
  })

  it("is for superusers only, and its erasure needs their password and rows about the person", async () => {
    const person = { email: addressOf("Eda Editor") }
    expect(codeOf(await erase(person, [], {}, office))).toBe("FORBIDDEN")
    expect(await office.refusal("heldAbout", { person })).toBe("FORBIDDEN")
    expect(codeOf(await erase(person, [], { password: "wrong" }))).toBe("BAD_USER_INPUT")
    expect(await head.faults("heldAbout", { person: { name: "Al", phone: "12 34" } })).toHaveProperty("name")
    expect(codeOf(await erase(person, ["users x [1]", "sessions x [1]"]))).toBe("CONFLICT")
    expect(await office.call("retention", {}, "what days months")).toContainEqual({
      what: "sent mails",
      days: 90,
      months: null,
    })
  })
})
