import { type GraphQLObjectType, getNamedType, isLeafType } from "graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { planOf, type Statement, statementsOf } from "../../test/statements.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"
import { buildApi } from "../api/schema.ts"
import { features, ownedTypes } from "../features.ts"

const schema = buildApi(features)
let school: School
let teacher: Client
let picture: string

beforeAll(async () => {
  school = await School.open()
  teacher = await school.signedIn(Role.EDITOR)
  picture = await storedPicture(teacher)
  // What a start leaves to do asks the database, too.
  await school.services.backlog.ended()
})
afterAll(() => school.close())

const add = "mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { id title version } }"

const story = (title: string, idempotencyKey?: string) => ({
  input: { title, detail: "<p>It rained.</p>", picture: { name: picture, alt: "Rain" }, idempotencyKey },
})

async function added(client: Client, title: string, key?: string) {
  return (await client.ask(add, story(title, key))).data.addNewsStory
}

const titles = async () =>
  (await school.visitor().rest("GET", "/news")).body.allStories.map(({ title }: { title: string }) => title)

describe("an add", () => {
  it("costs a few statements, however many items show its picture already", async () => {
    const statements = () => statementsOf(school, () => added(teacher, "Sports week"))
    await added(teacher, "Sports week")
    const first = await statements()
    expect(first.length).toBeLessThanOrEqual(9)
    const named = first.find(({ sql }) => sql.includes('"isUsed"')) as Statement
    expect((await planOf(school, named)).join("\n")).toContain("IDX_pictures_own")
    for (let time = 0; time < 5; time++) await added(teacher, "Sports week")
    const keyed = await statementsOf(school, () => added(teacher, "Sports week", "key-of-the-week"))
    expect(keyed).toHaveLength(first.length + 1)
    // Also its parameters, which would be the ids of all of them.
    expect((await statements()).map(({ sql }) => sql)).toEqual(first.map(({ sql }) => sql))
  })
})

/** All plain values of a type, its picture and its creator. */
function everythingOf(type: string) {
  const fields = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
  const values = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
  return `${values.map(({ name }) => name).join(" ")} user { id name } picture { id name url alt described width color }`
}

describe("the answer to an add", () => {
  it.each(ownedTypes)("is what is read afterwards, of $one", async ({ type: { name }, names }) => {
    const item = await published(teacher, name, {}, everythingOf(name))
    const { data } = await teacher.ask(`{ ${names.one}(id: ${item.id}) { ${everythingOf(name)} } }`)
    expect(item).toEqual(data[names.one])
  })
})

describe("an add whose answer got lost", () => {
  it("is made once, however often it is sent", async () => {
    const first = await added(teacher, "Sports day", "key-of-sports-day")
    const second = await added(teacher, "Sports day", "key-of-sports-day")
    expect(second.id).toBe(first.id)
    expect((await titles()).filter((title: string) => title === "Sports day")).toHaveLength(1)
  })

  it("is made once when it is sent twice at once", async () => {
    const both = await Promise.all([1, 2].map(() => added(teacher, "Choir", "key-of-the-choir")))
    expect(both[0].id).toBe(both[1].id)
    expect((await titles()).filter((title: string) => title === "Choir")).toHaveLength(1)
  })

  it("gets the words that were mended before it was sent again", async () => {
    const { id } = await added(teacher, "Sience fair", "key-of-the-fair")
    expect(await added(teacher, "Science fair", "key-of-the-fair")).toMatchObject({ id, title: "Science fair" })
    expect(await titles()).not.toContain("Sience fair")
  })

  it("is made anew when what was made has been deleted", async () => {
    const { id } = await added(teacher, "Gala", "key-of-the-gala")
    await teacher.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
    const again = await added(teacher, "Gala", "key-of-the-gala")
    expect(again.id).not.toBe(id)
    expect((await added(teacher, "Gala", "key-of-the-gala")).id).toBe(again.id)
  })

  it("is nobody else's: the same name from another account makes another item", async () => {
    const other = await school.signedIn(Role.ADMINISTRATOR)
    const mine = await added(teacher, "Mine", "key-of-two-people")
    const theirs = await added(other, "Theirs", "key-of-two-people")
    expect(theirs.id).not.toBe(mine.id)
    expect(await titles()).toContain("Mine")
  })

  it("without a name is made as often as it is sent", async () => {
    const first = await added(teacher, "Twins")
    expect((await added(teacher, "Twins")).id).not.toBe(first.id)
  })

  it("is refused under a name that was given to something else", async () => {
    await added(teacher, "Tombola", "key-of-the-tombola")
    const add = "mutation ($input: AddArticleInput!) { addArticle(input: $input) { id } }"
    const { errors } = await teacher.graphql(add, story("Raffle", "key-of-the-tombola"))
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { idempotencyKey: expect.stringContaining("another one") },
    })
  })

  it("is refused with a name that is none", async () => {
    const { errors } = await teacher.graphql(add, story("Nameless", "no!"))
    expect(errors?.[0]?.extensions.fields).toHaveProperty("idempotencyKey")
  })
})

describe("hanging pictures in a gallery, the answer to which got lost,", () => {
  const mutation =
    "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { id } }"
  const image = (caption: string, idempotencyKey?: string) => ({ picture: { name: picture }, caption, idempotencyKey })
  const hang = (client: Client, id: number, images: object[]) => client.graphql(mutation, { id, images })
  const captions = async (id: number) =>
    (await school.visitor().rest("GET", `/galleries/view/${id}`)).body.images.map(
      ({ caption }: { caption: string }) => caption,
    )

  it("hangs each once, with the words that were mended meanwhile, and those that are new after them", async () => {
    const { id } = await published(teacher, "Gallery")
    await hang(teacher, id, [image("One", "picture-one"), image("Twoo", "picture-two")])
    await hang(teacher, id, [image("One", "picture-one"), image("Two", "picture-two"), image("Three", "picture-three")])
    expect(await captions(id)).toEqual(["One", "Two", "Three"])
  })

  it("hangs each once beside one that is uploaded with it, or has no name", async () => {
    const { id } = await published(teacher, "Gallery")
    await hang(teacher, id, [image("One", "picture-first")])
    const upload = `mutation ($id: Int!, $file: Upload!) { addGalleryImages(id: $id, images: [
      { picture: { upload: $file }, caption: "Two", idempotencyKey: "picture-second" }
      { picture: { name: "${picture}" }, caption: "1", idempotencyKey: "picture-first" }]) { id } }`
    expect((await teacher.upload(upload, { id }, new Blob([await drawnPicture()]))).errors).toBeUndefined()
    expect((await hang(teacher, id, [image("I", "picture-first"), image("Three")])).errors).toBeUndefined()
    expect(await captions(id)).toEqual(["I", "Two", "Three"])
  })

  it("hangs each once when they are sent twice at once", async () => {
    const { id } = await published(teacher, "Gallery")
    const images = [image("One", "picture-at-once-1"), image("Two", "picture-at-once-2")]
    for (const { errors } of await Promise.all([hang(teacher, id, images), hang(teacher, id, images)]))
      expect(errors).toBeUndefined()
    expect(await captions(id)).toEqual(["One", "Two"])
  })

  it("touches nothing in another gallery: the same name there makes another picture", async () => {
    const { id } = await published(teacher, "Gallery")
    const other = await published(teacher, "Gallery")
    await hang(teacher, id, [image("Here", "picture-in-two-galleries")])
    await hang(teacher, other.id, [image("There", "picture-in-two-galleries")])
    expect([await captions(id), await captions(other.id)]).toEqual([["Here"], ["There"]])
  })

  it("is refused where two pictures have one name", async () => {
    const { id } = await published(teacher, "Gallery")
    const { errors } = await hang(teacher, id, [image("One", "picture-same"), image("Two", "picture-same")])
    expect(errors?.[0]?.extensions.fields).toEqual({ images: "Please give each picture a name of its own." })
    expect(await captions(id)).toEqual([])
  })
})
