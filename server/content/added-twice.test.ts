import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"

let school: School
let teacher: Client
let picture: string

beforeAll(async () => {
  school = await School.open()
  teacher = await school.signedIn(Role.EDITOR)
  picture = await storedPicture(teacher)
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
    const other = await school.signedIn(Role.EDITOR)
    const mine = await added(teacher, "Mine", "key-of-two-people")
    const theirs = await added(other, "Theirs", "key-of-two-people")
    expect(theirs.id).not.toBe(mine.id)
    expect(await titles()).toContain("Mine")
  })

  it("without a name is made as often as it is sent", async () => {
    const first = await added(teacher, "Twins")
    expect((await added(teacher, "Twins")).id).not.toBe(first.id)
  })

  it("is refused with a name that is none", async () => {
    const { errors } = await teacher.graphql(add, story("Nameless", "no!"))
    expect(errors?.[0]?.extensions.fields).toHaveProperty("idempotencyKey")
  })
})
