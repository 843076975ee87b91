import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const story = "id title detail detailPlainText version canEdit picture { name url alt } user { id name }"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: [Role.EDITOR, "Eli Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const edit = (by: Client, id: number, input: object) => by.try("editNewsStory", { id, input }, story)
const read = (id: number, by = school.visitor()) => by.call("newsStory", { id }, story)

describe("a story", () => {
  it("is public, holds only sanitised HTML, and shows its author", async () => {
    const detail =
      '<p style="color:red" onclick="x()">Form 5 &amp; 6<script>steal()</script> <b>ran</b><img src=x onerror=y></p><ul><li>Far</li></ul>'
    const picture = { name: await storedPicture(eda), alt: "A race" }
    const { id } = await published(eda, "NewsStory", { title: "Sports day", detail, picture })
    const shown = await read(id)
    expect(shown).toMatchObject({
      title: "Sports day",
      detail: "<p>Form 5 &amp; 6 <strong>ran</strong></p><ul><li>Far</li></ul>",
      detailPlainText: "Form 5 & 6 ran\n• Far",
      canEdit: false,
      user: { id: eda.id, name: "Eda Editor" },
      picture,
    })
    const newsStories = await school.visitor().call("newsStories", { perPage: 1 }, `items { ${story} }`)
    expect(newsStories.items).toEqual([shown])
    expect([(await read(id, eda)).canEdit, (await read(id, eli)).canEdit]).toEqual([true, false])
    const { headers } = await school.visitor().send("GET", shown.picture.url)
    expect(headers.get("content-type")).toBe("image/png")
  })

  it("keeps its author and other fields when an administrator edits it", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Sports day" })
    const { data } = await edit(head, id, { detail: "<p>Better.</p>" })
    expect(data.editNewsStory).toMatchObject({ title: "Sports day", version: 2, user: { id: eda.id } })
  })

  it("refuses a conflicting edit, and returns the stored story in the API's own fields", async () => {
    const { id, version } = await published(eda, "NewsStory")
    await edit(head, id, { title: "By the head", version })
    const answer = await edit(eda, id, { title: "By Eda", version })
    expect(codeOf(answer)).toBe("CONFLICT")
    const stored = answer.errors?.[0]?.extensions.stored as { picture: object }
    expect(stored).toMatchObject({ title: "By the head", version: version + 1, picture: { focus: { x: 50, y: 50 } } })
    for (const [type, shown] of [
      ["NewsStory", stored],
      ["Picture", stored.picture],
    ] as const) {
      const { data } = await school.visitor().request(`{ __type(name: "${type}") { fields { name } } }`)
      const names = data.__type.fields.map(({ name }: { name: string }) => name)
      expect(names).toEqual(expect.arrayContaining(Object.keys(shown)))
    }
  })
})

it("The list refuses an invalid page or page size", async () => {
  for (const args of [{ page: 0 }, { perPage: 51 }])
    expect(await school.visitor().refusal("newsStories", args)).toBe("BAD_USER_INPUT")
})

describe("eight writes at the same moment", () => {
  it("are answered separately, and a refused one does not affect the others", async () => {
    const picture = { name: await storedPicture(eda) }
    const titles = Array.from({ length: 8 }, (_, number) => (number === 3 ? "" : `Story ${number} of eight`))
    const nobodys = (number: number) => (number === 5 ? { name: "nobody-has-this.png" } : picture)
    const answers = await Promise.all(
      titles.map((title, number) =>
        eda.try("addNewsStory", { input: { title, detail: "<p>Fig won.</p>", picture: nobodys(number) } }, "id title"),
      ),
    )
    expect(answers.map((answer) => codeOf(answer) ?? answer.data.addNewsStory.title)).toEqual(
      titles.map((title, number) => (number === 3 || number === 5 ? "BAD_USER_INPUT" : title)),
    )
    const newsStories = await school.visitor().call("newsStories", { perPage: 6 }, "items { title }")
    expect(newsStories.items.map(({ title }: { title: string }) => title).sort()).toEqual(
      titles.filter((_, number) => number !== 3 && number !== 5),
    )
  })

  it("to one story succeed once, and the others conflict", async () => {
    const { id, version } = await published(eda, "NewsStory")
    const titles = Array.from({ length: 8 }, (_, number) => `Written by hand ${number}`)
    const answers = await Promise.all(titles.map((title) => edit(eda, id, { title, version })))
    const done = titles.filter((_, index) => !answers[index]?.errors)
    expect(done).toHaveLength(1)
    for (const { errors } of answers.filter(({ errors }) => errors))
      expect(errors?.[0]?.extensions).toMatchObject({
        ...{ code: "CONFLICT", stored: { title: done[0], version: version + 1 } },
      })
  })
})
