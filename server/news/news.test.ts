import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"

const story = "id title detail version canEdit createdAt picture { name url width height alt } user { id name }"
const addStory = `mutation ($title: String!, $detail: RichText!, $file: Upload!, $alt: String) {
  addNewsStory(input: { title: $title, detail: $detail, picture: { upload: $file, alt: $alt } }) { ${story} }
}`
const editStory = `mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { ${story} } }`
const deleteStory = "mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }"
const readStory = `query ($id: Int!) { newsStory(id: $id) { ${story} } }`

let school: School
let eda: Client
let eli: Client
let head: Client
let parent: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  eli = await school.signedIn(Role.EDITOR, "Eli Editor")
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  parent = await school.signedIn(Role.AUTHOR, "Pat Parent")
})
afterAll(() => school.close())

async function publish(by: Client, title = "Sports day", detail = "<p>Form 5 ran.</p>") {
  const answer = await by.upload(
    addStory,
    { title, detail, alt: "A race" },
    new Blob([await drawnPicture()]),
    "variables.file",
    "sports day.png",
  )
  expect(answer.errors).toBeUndefined()
  return answer.data.addNewsStory
}

describe("publishing a story", () => {
  it("shows it to everybody, under the name of who wrote it, with its picture", async () => {
    const { id } = await publish(eda)
    const { data } = await school.visitor().ask(readStory, { id })
    expect(data.newsStory).toMatchObject({
      title: "Sports day",
      detail: "<p>Form 5 ran.</p>",
      canEdit: false,
      version: 1,
      user: { id: eda.id, name: "Eda Editor" },
      picture: { width: 64, height: 48, alt: "A race" },
    })
    expect(data.newsStory.picture.name).toMatch(/^\d{13}sports-day\.png$/)
    const picture = await school.visitor().send("GET", data.newsStory.picture.url)
    expect(picture.headers.get("content-type")).toBe("image/png")
  })

  it("shows its words without HTML beside it, one by one and in a list", async () => {
    const { id } = await publish(eda, "Relay", "<p>Form 5 &amp; 6 <strong>ran</strong>.</p><ul><li>Far</li></ul>")
    const words = { detailPlainText: "Form 5 & 6 ran.\n• Far" }
    const one = await school.visitor().ask("query ($id: Int!) { newsStory(id: $id) { detailPlainText } }", { id })
    expect(one.data.newsStory).toEqual(words)
    const { data } = await school.visitor().ask("{ newsStories(perPage: 1) { items { detailPlainText } } }")
    expect(data.newsStories.items).toEqual([words])
  })

  it("is for editors and above", async () => {
    const file = new Blob([await drawnPicture()])
    expect(codeOf(await school.visitor().upload(addStory, { title: "A", detail: "<p>a</p>" }, file))).toBe(
      "UNAUTHENTICATED",
    )
    expect(codeOf(await parent.upload(addStory, { title: "A", detail: "<p>a</p>" }, file))).toBe("FORBIDDEN")
  })

  it("needs a title, content and an image, and says which is missing", async () => {
    const blank = 'mutation { addNewsStory(input: { title: "  ", detail: "<p><br></p>", picture: {} }) { id } }'
    expect((await eda.graphql(blank)).errors?.[0]?.extensions.fields).toEqual({
      title: "Title is required.",
      detail: "Content is required.",
    })
    const noPicture = 'mutation { addNewsStory(input: { title: "A", detail: "<p>a</p>", picture: {} }) { id } }'
    expect((await eda.graphql(noPicture)).errors?.[0]?.extensions.fields).toEqual({
      picture: "Please choose an image.",
    })
  })

  it("stores nothing when its picture is broken", async () => {
    const before = await storedFiles()
    const answer = await eda.upload(
      addStory,
      { title: "Broken", detail: "<p>a</p>" },
      new Blob([Buffer.from("\x89PNG\r\n\x1a\nnot really", "latin1")]),
    )
    expect(codeOf(answer)).toBe("UNSUPPORTED_PICTURE")
    expect(await storedFiles()).toEqual(before)
  })

  it("removes from its text what the toolbar cannot make", async () => {
    const dirty =
      '<p style="color:red" onclick="x()">Hi<script>steal()</script> <b>there</b><img src=x onerror=y></p><a href="javascript:z()">a</a>'
    const { detail } = await publish(eda, "Dirty", dirty)
    expect(detail).toBe("<p>Hi <strong>there</strong></p><a>a</a>")
  })
})

describe("changing a story", () => {
  it("is for who wrote it", async () => {
    const { id } = await publish(eda)
    const { data } = await eda.ask(editStory, { id, input: { title: "Sports week" } })
    expect(data.editNewsStory).toMatchObject({
      title: "Sports week",
      detail: "<p>Form 5 ran.</p>",
      version: 2,
      user: { id: eda.id },
    })
  })

  it("keeps another editor from changing or deleting it", async () => {
    const { id } = await publish(eda)
    expect(codeOf(await eli.graphql(editStory, { id, input: { title: "Mine" } }))).toBe("FORBIDDEN")
    expect(codeOf(await eli.graphql(deleteStory, { id }))).toBe("FORBIDDEN")
    expect((await eli.ask(readStory, { id })).data.newsStory).toMatchObject({ title: "Sports day", canEdit: false })
  })

  it("lets an administrator change and delete it, and keeps its author", async () => {
    const { id } = await publish(eda)
    const { data } = await head.ask(editStory, { id, input: { detail: "<p>Better.</p>" } })
    expect(data.editNewsStory).toMatchObject({ detail: "<p>Better.</p>", user: { id: eda.id } })
    await head.ask(deleteStory, { id })
    expect((await school.visitor().ask(readStory, { id })).data.newsStory).toBeNull()
  })

  it("tells a second writer that somebody was faster, with what is stored now", async () => {
    const { id, version } = await publish(eda)
    await head.ask(editStory, { id, input: { title: "By the head", version } })
    const answer = await eda.graphql(editStory, { id, input: { title: "By Eda", version } })
    expect(codeOf(answer)).toBe("CONFLICT")
    const stored = answer.errors?.[0]?.extensions.stored as { version: number; picture: object }
    expect(stored).toMatchObject({ title: "By the head", version: version + 1 })
    expect(stored.picture).toMatchObject({ name: expect.any(String), alt: "A race", focus: { x: 50, y: 50 } })
    const shown = async (type: string): Promise<string[]> => {
      const { data } = await school.visitor().ask(`{ __type(name: "${type}") { fields { name } } }`)
      return data.__type.fields.map(({ name }: { name: string }) => name)
    }
    expect(await shown("NewsStory")).toEqual(expect.arrayContaining(Object.keys(stored)))
    expect(await shown("Picture")).toEqual(expect.arrayContaining(Object.keys(stored.picture)))
    expect(JSON.stringify(answer)).not.toContain("passwordHash")
  })

  it("does not take an empty title for an answer", async () => {
    const { id } = await publish(eda)
    for (const title of ["", "   ", null]) {
      const { errors } = await eda.graphql(editStory, { id, input: { title } })
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { title: "Title is required." } })
    }
  })

  it("answers an unknown story with NOT_FOUND", async () => {
    for (const client of [eda, head]) {
      expect(codeOf(await client.graphql(editStory, { id: 999_999, input: { title: "A" } }))).toBe("NOT_FOUND")
      expect(codeOf(await client.graphql(deleteStory, { id: 999_999 }))).toBe("NOT_FOUND")
    }
  })
})

describe("the list", () => {
  it("comes newest first, in pages", async () => {
    const own = await School.open()
    const editor = await own.signedIn(Role.EDITOR)
    for (const title of ["one", "two", "three"]) await publish(editor, title)
    const list = "query ($page: Int) { newsStories(page: $page, perPage: 2) { total pages items { title } } }"
    const first = await own.visitor().ask(list)
    expect(first.data.newsStories).toEqual({ total: 3, pages: 2, items: [{ title: "three" }, { title: "two" }] })
    const second = await own.visitor().ask(list, { page: 2 })
    expect(second.data.newsStories.items).toEqual([{ title: "one" }])
    await own.close()
  })

  it("refuses pages that nobody can want", async () => {
    const list = "query ($page: Int, $perPage: Int) { newsStories(page: $page, perPage: $perPage) { total } }"
    expect(codeOf(await school.visitor().graphql(list, { page: 0 }))).toBe("BAD_USER_INPUT")
    expect(codeOf(await school.visitor().graphql(list, { perPage: 51 }))).toBe("BAD_USER_INPUT")
  })
})

describe("twenty editors at once", () => {
  it("lose no story", async () => {
    const titles = Array.from({ length: 20 }, (_, number) => `Story ${number} of twenty`)
    await Promise.all(titles.map((title) => publish(eda, title)))
    const { body } = await school.visitor().rest("GET", "/news")
    const listed = body.allStories.map(({ title }: { title: string }) => title)
    expect(listed).toEqual(expect.arrayContaining(titles))
  })
})

describe("eight who write at the same moment", () => {
  it("are each answered for themselves: one that is refused takes nothing from the others", async () => {
    const picture = { name: await storedPicture(eda) }
    const titles = Array.from({ length: 8 }, (_, number) => (number === 3 ? "" : `Story ${number} of eight`))
    const add = "mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { id title } }"
    const nobodys = (number: number) => (number === 5 ? { name: "nobody-has-this.png" } : picture)
    const answers = await Promise.all(
      titles.map((title, number) =>
        eda.graphql(add, { input: { title, detail: "<p>Fig won.</p>", picture: nobodys(number) } }),
      ),
    )
    expect(answers.map((answer) => answer.errors?.[0]?.extensions.code ?? answer.data.addNewsStory.title)).toEqual(
      titles.map((title, number) => (number === 3 || number === 5 ? "BAD_USER_INPUT" : title)),
    )
    const { data } = await school.visitor().ask("{ newsStories(perPage: 6) { items { title } } }")
    expect(data.newsStories.items.map(({ title }: { title: string }) => title).sort()).toEqual(
      titles.filter((_, number) => number !== 3 && number !== 5),
    )
  })

  it("one story are told that somebody was faster, all but the first", async () => {
    const { id, version } = await publish(eda)
    const titles = Array.from({ length: 8 }, (_, number) => `Written by hand ${number}`)
    const answers = await Promise.all(titles.map((title) => eda.graphql(editStory, { id, input: { title, version } })))
    const done = titles.filter((_, index) => !answers[index]?.errors)
    expect(done).toHaveLength(1)
    for (const answer of answers.filter(({ errors }) => errors)) {
      expect(codeOf(answer)).toBe("CONFLICT")
      expect(answer.errors?.[0]?.extensions.stored).toMatchObject({ title: done[0], version: version + 1 })
    }
  })
})

async function storedFiles() {
  const { readdir } = await import("node:fs/promises")
  return (await readdir(`${school.dataDir}/images`)).sort()
}
