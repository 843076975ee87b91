import { type GraphQLObjectType, getNamedType, isLeafType } from "graphql"
import type { EntityMetadata } from "typeorm"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { exampleOf, published, storedPicture, uploadSingle } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { drawnPicture, sharedApi } from "../../../test/school.ts"
import { planOf, type Statement, statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { ownedTypes } from "../../start/features.ts"

const schema = sharedApi()
let picture: string

const { school, teacher, head } = schoolOfThisFile({ teacher: Role.EDITOR, head: Role.ADMINISTRATOR })
beforeAll(async () => {
  picture = await storedPicture(teacher)
  // The backlog of the start queries the database, too.
  await school.services.backlog.whenDone()
})

const story = (title: string, idempotencyKey?: string) => ({
  input: { title, detail: "<p>It rained.</p>", picture: { name: picture, alt: "Rain" }, idempotencyKey },
})

const added = (client: Client, title: string, key?: string) => client.call("addNewsStory", story(title, key))

const titles = async () =>
  (await school.visitor().rest("GET", "/news")).body.allStories.map(({ title }: { title: string }) => title)

it("An add runs the same few SQL statements, however many items use its picture", async () => {
  const statements = () => statementsOf(school, () => added(teacher, "Sports week"))
  await added(teacher, "Sports week")
  const first = await statements()
  expect(first.length).toBeLessThanOrEqual(11)
  const named = first.find(({ sql }) => sql.includes('"isUsed"')) as Statement
  expect((await planOf(school, named)).join("\n")).toContain("IDX_pictures_own")
  for (let time = 0; time < 5; time++) await added(teacher, "Sports week")
  const keyed = await statementsOf(school, () => added(teacher, "Sports week", "key-of-the-week"))
  expect(keyed).toHaveLength(first.length + 2)
  // Parameters are compared too: they would hold the ids of all items.
  expect((await statements()).map(({ sql }) => sql)).toEqual(first.map(({ sql }) => sql))
})

function everythingOf(type: string) {
  const fields = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
  const values = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
  return `${values.map(({ name }) => name).join(" ")} user { id name } picture { id name url alt described width color }`
}

it.each(ownedTypes)("The answer to an add equals a later read of the item: $one", async ({ type: { name }, names }) => {
  const item = await published(teacher, name, {}, everythingOf(name))
  expect(item).toEqual(await teacher.call(names.one, { id: item.id }, everythingOf(name)))
})

describe("an add with an idempotency key", () => {
  it("creates one item when it is sent twice at once", async () => {
    const both = await Promise.all([1, 2].map(() => added(teacher, "Choir", "key-of-the-choir")))
    expect(both[0].id).toBe(both[1].id)
    expect((await titles()).filter((title: string) => title === "Choir")).toHaveLength(1)
  })

  it("creates another item for another account, and always without a key", async () => {
    const ids = [
      await added(teacher, "Mine", "key-of-two-people"),
      await added(head, "Theirs", "key-of-two-people"),
      await added(teacher, "Twins"),
      await added(teacher, "Twins"),
    ].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it("is refused with an invalid key, or one used for another type", async () => {
    await added(teacher, "Tombola", "key-of-the-tombola")
    for (const [type, key] of [
      ["Article", "key-of-the-tombola"],
      ["NewsStory", "no!"],
    ]) {
      const { errors } = await teacher.try(`add${type}`, story("Raffle", key))
      expect(errors?.[0]?.extensions).toMatchObject({
        ...{ code: "BAD_USER_INPUT", fields: { idempotencyKey: expect.any(String) } },
      })
    }
  })
})

const officeRecords = {
  SchoolDate: {
    ...{ name: "Term 1", kind: "TERM", year: 2031, hours: "", note: "" },
    ...{ firstDay: "2031-01-13", lastDay: "2031-04-04" },
  },
  Notice: { text: "The bus is late.", kind: "BUS_LATE", endsAt: "2031-01-13T12:00:00Z" },
  Order: { orderCode: "", amount: 100 },
  Product: { name: "School tie", description: "Purple.", price: 950, stock: 40 },
  Committee: { name: "Parents", description: "Market day.", members: [] },
}
const called: Record<string, string> = { Notice: "text", Order: "orderCode" }
const owned = ownedTypes.map(({ type: { name } }) => name)
const draft = { publication: { as: "DRAFT" } }

const publish = (name: string, id: number, publication: object) =>
  head.call("setPublication", { type: typeOf(name), id, publication })

const fates = {
  "nothing happened to it": async () => {},
  "a colleague changed it": (name: string, id: number) =>
    head.call(`edit${name}`, { id, input: { [wordsOf(name)]: "Finished on the laptop" } }),
  "it was planned": (name: string, id: number) =>
    publish(name, id, { as: "SCHEDULED", publishAt: new Date(Date.now() + 86_400_000) }),
  "it was published": (name: string, id: number) => publish(name, id, { as: "PUBLISHED" }),
  "it was deleted": (name: string, id: number) => head.call(`delete${name}`, { id }),
  "it was erased": async (name: string, id: number) => {
    await head.call(`delete${name}`, { id })
    await head.call("eraseFromBin", { type: typeOf(name), id })
  },
}
type Fate = keyof typeof fates

const wordsOf = (name: string) =>
  called[name] ?? (/^(Gallery|Profile|Product|SchoolDate|Committee)$/.test(name) ? "name" : "title")
const typeOf = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase()
const fatesOf = (name: string) =>
  (Object.keys(fates) as Fate[]).filter((fate) => {
    if (name === "Notice" && /deleted|erased/.test(fate)) return false
    return owned.includes(name) || !/planned|published|erased/.test(fate)
  })
const replayed = [...owned, ...Object.keys(officeRecords)]

async function newInput(name: string) {
  if (owned.includes(name)) return { ...exampleOf(name), picture: { name: picture }, ...draft }
  const record = officeRecords[name as keyof typeof officeRecords]
  return { ...record, ...(name === "Order" && { orderCode: crypto.randomUUID() }) }
}

async function rowsOf(name: string) {
  const { read } = school.services.database
  const { tableName } = read.connection.entityMetadatas.find((metadata) => metadata.name === name) as EntityMetadata
  return read.query(`SELECT * FROM "${tableName}" ORDER BY "id"`)
}

describe("an add that is sent again", () => {
  it.skipIf(isDouble()).each(replayed)("changes nothing, whatever happened to the %s since", async (name) => {
    for (const fate of fatesOf(name)) await sendAgain(name, fate)
  })

  async function sendAgain(name: string, fate: Fate) {
    const idempotencyKey = crypto.randomUUID()
    const input = await newInput(name)
    const send = (more: object = {}) =>
      head.try(`add${name}`, { input: { ...input, idempotencyKey, ...more } }, "id version")
    const first = (await send()).data[`add${name}`]
    await fates[fate](name, first.id)
    const before = await rowsOf(name)
    const same = await send()
    const other = await send({ [wordsOf(name)]: "Written on the phone", ...(owned.includes(name) && asPublished) })
    expect(await rowsOf(name)).toEqual(before)

    const isGone = /deleted|erased/.test(fate)
    const kept = before.find(({ id }: { id: number }) => id === first.id)
    const stored = isGone ? null : expect.objectContaining({ id: first.id, [wordsOf(name)]: kept?.[wordsOf(name)] })
    const isBinned = fate === "it was deleted" && !/Order|Product|Committee/.test(name)
    const refused = { code: "CONFLICT", stored, ...(isBinned && { inBin: true, by: { id: head.id } }) }
    expect(other.errors?.[0]?.extensions).toMatchObject(refused)
    if (fate === "nothing happened to it") expect(same).toEqual({ data: { [`add${name}`]: first } })
    else expect(same.errors?.[0]?.extensions).toMatchObject(refused)
  }

  it.skipIf(isDouble())("recognises an uploaded file by its bytes, and stores it once", async () => {
    const bytes = await drawnPicture()
    const [file, another] = [new Blob([bytes]), new Blob([await drawnPicture({ width: 41, height: 40 })])]
    const mutation = `mutation ($file: Upload!) { addNewsStory(input: {
      title: "Fair", detail: "<p>Rides.</p>", picture: { upload: $file }, idempotencyKey: "key-with-a-file" }) { id picture { name } } }`
    const first = await teacher.upload(mutation, {}, file)
    expect(await teacher.upload(mutation, {}, file)).toEqual(first)
    const send = (name: string) =>
      teacher.try("addNewsStory", {
        input: { title: "Fair", detail: "<p>Rides.</p>", picture: { name }, idempotencyKey: "key-with-a-file" },
      })
    const stored = await uploadSingle(teacher, "1-fair.png", bytes)
    expect((await send(stored.body.picture)).data.addNewsStory).toMatchObject({ id: first.data.addNewsStory.id })
    expect(codeOf(await send(picture))).toBe("CONFLICT")
    expect(codeOf(await teacher.upload(mutation, {}, another))).toBe("CONFLICT")
  })

  it.skipIf(isDouble())("reveals nothing of an item that now belongs to somebody else", async () => {
    const { id } = await published(teacher, "NewsStory", { ...draft, idempotencyKey: "key-handed-over" })
    await school.services.database.write((rows) => rows.update(NewsStory, id, { userId: head.id }))
    const { errors } = await teacher.try("addNewsStory", story("Mine", "key-handed-over"))
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", stored: null })
  })
})

const asPublished = { publication: { as: "PUBLISHED" } }

describe.skipIf(isDouble())("adding pictures to a gallery with idempotency keys", () => {
  const image = (caption: string, idempotencyKey?: string) => ({ picture: { name: picture }, caption, idempotencyKey })
  const hang = (client: Client, id: number, images: object[]) => client.try("addGalleryImages", { id, images })
  const captions = async (id: number) =>
    (await school.visitor().rest("GET", `/galleries/view/${id}`)).body.images.map(
      ({ caption }: { caption: string }) => caption,
    )

  it.each(["changed", "deleted"])("is refused if one was %s since, or has another caption", async (fate) => {
    const { id } = await published(teacher, "Gallery")
    const images = ["One", "Two"].map((caption) => image(caption, `picture-${fate}-${caption}`))
    await hang(teacher, id, images)
    const other = await hang(teacher, id, [image("1", `picture-${fate}-One`), image("Three")])
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", stored: { caption: "One" } })
    const [first] = (await school.visitor().call("gallery", { id }, "images { id }")).images
    if (fate === "changed") await teacher.call("editGalleryImage", { id: first.id, input: { caption: "Uno" } })
    else await teacher.call("deleteGalleryImage", { id: first.id })
    const before = await rowsOf("GalleryImage")
    expect(codeOf(await hang(teacher, id, images))).toBe("CONFLICT")
    expect(await rowsOf("GalleryImage")).toEqual(before)
  })

  it("adds each picture once, and new ones after them", async () => {
    const { id } = await published(teacher, "Gallery")
    await hang(teacher, id, [image("One", "picture-first")])
    const upload = `mutation ($id: Int!, $file: Upload!) { addGalleryImages(id: $id, images: [
      { picture: { upload: $file }, caption: "Two", idempotencyKey: "picture-second" }
      { picture: { name: "${picture}" }, caption: "One", idempotencyKey: "picture-first" }]) { id } }`
    expect((await teacher.upload(upload, { id }, new Blob([await drawnPicture()]))).errors).toBeUndefined()
    expect((await hang(teacher, id, [image("One", "picture-first"), image("Three")])).errors).toBeUndefined()
    expect(await captions(id)).toEqual(["One", "Two", "Three"])
  })

  it("is refused with the key of a picture in another gallery", async () => {
    const { id } = await published(teacher, "Gallery")
    const other = await published(teacher, "Gallery")
    await hang(teacher, id, [image("Here", "picture-in-two-galleries")])
    expect(codeOf(await hang(teacher, other.id, [image("Here", "picture-in-two-galleries")]))).toBe("CONFLICT")
    expect([await captions(id), await captions(other.id)]).toEqual([["Here"], []])
  })

  it("is refused if two pictures share a key", async () => {
    const { id } = await published(teacher, "Gallery")
    const { errors } = await hang(teacher, id, [image("One", "picture-same"), image("Two", "picture-same")])
    expect(errors?.[0]?.extensions.fields).toEqual({ images: "Please give each picture a different name." })
    expect(await captions(id)).toEqual([])
  })
})
