import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const { school, eda, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const query = `query ($type: ItemType!, $id: Int!) { further(type: $type, id: $id) {
  previous { title path } next { title path date } byAuthor { title } related { title path } } }`

async function further(type: string, { id }: { id: number }, by: Client = school.visitor()) {
  return (await by.request(query, { type, id })).data.further
}

const storyOn = (day: string, title: string, by = eda) =>
  published(by, "NewsStory", { title }).then(async (story) => {
    await school.services.database.write((rows) =>
      rows.query('UPDATE news_stories SET "publishedAt" = $1 WHERE id = $2', [`${day}T08:00:00.000Z`, story.id]),
    )
    return story
  })

const setState = (type: string, id: number, as: string) =>
  head.request(
    `mutation ($id: Int!, $input: Edit${type}Input!) { edit: edit${type}(id: $id, input: $input) { state } }`,
    {
      id,
      input: { publication: { as } },
    },
  )

describe("further reading after a story", () => {
  it("shows a title in the page's language if it is translated", async () => {
    const translations = [{ language: "FR", title: "Après", detail: "<p>Voilà.</p>", isReady: true }]
    const [story, after] = [await storyOn("2024-03-01", "Before"), await storyOn("2024-03-02", "After")]
    await head.call("editNewsStory", { id: after.id, input: { translations } })
    const { data } = await school
      .visitor()
      .request(
        "query ($id: Int!) { further(type: NEWS_STORY, id: $id) { next { title fr: titleIn(language: FR) sw: titleIn(language: SW) } } }",
        {
          id: story.id,
        },
      )
    expect(data.further.next).toEqual({ title: "After", fr: "Après", sw: null })
    for (const { id } of [story, after]) await head.call("deleteNewsStory", { id })
  })

  it("links the stories published before and after it", async () => {
    const [second, first, third] = [
      await storyOn("2025-05-02", "Second"),
      await storyOn("2025-05-01", "First"),
      await storyOn("2025-05-03", "Third", head),
    ]
    const at = (story: { id: number }) => `/news/view/${story.id}`
    expect(await further("NEWS_STORY", first)).toMatchObject({ previous: null, next: { title: "Second" } })
    expect(await further("NEWS_STORY", second)).toEqual({
      previous: { title: "First", path: at(first) },
      next: { title: "Third", path: at(third), date: "2025-05-03T08:00:00.000Z" },
      byAuthor: [{ title: "First" }],
      related: [],
    })
    expect(await further("NEWS_STORY", third)).toMatchObject({
      previous: { title: "Second" },
      next: null,
      byAuthor: [],
    })
  })

  it("links stories published at the same time once each", async () => {
    const ids = []
    for (const title of ["A", "B", "C"]) ids.push((await storyOn("2024-01-01", title)).id)
    const [a, b, c] = ids
    expect(await further("NEWS_STORY", { id: b })).toMatchObject({ previous: { title: "A" }, next: { title: "C" } })
    expect(await further("NEWS_STORY", { id: a })).toMatchObject({ previous: null, next: { title: "B" } })
    expect((await further("NEWS_STORY", { id: c })).previous.title).toBe("B")
  })

  it("never links a hidden story, for any reader", async () => {
    const before = await storyOn("2023-01-01", "Before")
    const between = await storyOn("2023-01-02", "Between")
    const after = await storyOn("2023-01-03", "After")
    expect((await further("NEWS_STORY", before)).next.title).toBe("Between")
    await setState("NewsStory", between.id, "TAKEN_DOWN")
    for (const reader of [school.visitor(), eda, head]) {
      expect(await further("NEWS_STORY", before, reader)).toMatchObject({ next: { title: "After" } })
      expect(await further("NEWS_STORY", after, reader)).toMatchObject({ previous: { title: "Before" } })
      expect(JSON.stringify((await further("NEWS_STORY", after, reader)).byAuthor)).not.toContain("Between")
    }
    expect(await further("NEWS_STORY", between)).toBeNull()
    expect(await further("NEWS_STORY", between, eda)).toMatchObject({ next: { title: "After" } })
    await setState("NewsStory", between.id, "PUBLISHED")
    expect((await further("NEWS_STORY", before)).next.title).toBe("Between")
  })

  it("lists the three newest other stories by its author", async () => {
    const by = await school.signedIn(Role.EDITOR)
    const ids: number[] = []
    for (const day of [1, 2, 3, 4, 5]) ids.push((await storyOn(`2022-02-0${day}`, `Day ${day}`, by)).id)
    const titles = async (id: number) =>
      (await further("NEWS_STORY", { id })).byAuthor.map(({ title }: { title: string }) => title)
    expect(await titles(ids[4] as number)).toEqual(["Day 4", "Day 3", "Day 2"])
    expect(await titles(ids[0] as number)).toEqual(["Day 5", "Day 4", "Day 3"])
  })

  it("is null for a missing story and for a content page", async () => {
    expect(await further("NEWS_STORY", { id: 999_999 })).toBeNull()
    expect(await further("NEWS_STORY", { id: -1 })).toBeNull()
    expect(await further("CONTENT_PAGE", { id: 1 })).toBeNull()
  })
})

describe("further reading after an event", () => {
  it("links the events before and after it, and marks cancelled ones", async () => {
    const onDay = (title: string, date: string, more = {}) => published(eda, "Event", { title, date, ...more })
    const last = await onDay("Concert", "2027-03-03T10:00:00.000Z")
    const french = { language: "FR", title: "Balade", location: "Ici", description: "<p>Allons.</p>", isReady: true }
    const more = { cancelled: true, translations: [french] }
    const middle = await onDay("Walk", "2027-03-02T10:00:00.000Z", more)
    const first = await onDay("Fair", "2027-03-01T10:00:00.000Z")
    expect((await further("EVENT", first)).next).toMatchObject({
      title: "Cancelled: Walk",
      date: "2027-03-02T10:00:00.000Z",
    })
    expect(await further("EVENT", last)).toMatchObject({ previous: { title: "Cancelled: Walk" }, next: null })
    const { data } = await school
      .visitor()
      .request("query ($id: Int!) { further(type: EVENT, id: $id) { next { titleIn(language: FR) } } }", first)
    expect(data.further.next.titleIn).toBe("Annulé\u00a0: Balade")
    const { items } = await school.visitor().call("search", { q: "balade", language: "FR" }, "items { title { text } }")
    expect(items[0].title.map(({ text }: { text: string }) => text).join("")).toBe("Annulé\u00a0: Balade")
    expect(await further("EVENT", middle)).toMatchObject({ previous: { title: "Fair" }, next: { title: "Concert" } })
  })

  it("links its galleries, which link back to it, while both are public", async () => {
    const event = await published(eda, "Event", { title: "Kite day" })
    const gallery = await published(eda, "Gallery", { name: "Kites", eventId: event.id })
    const kites = [{ title: "Kites", path: `/gallery/view/${gallery.id}` }]
    const day = [{ title: "Kite day", path: `/events/view/${event.id}` }]
    expect((await further("EVENT", event)).related).toEqual(kites)
    expect(await further("NEWS_STORY", event)).toMatchObject({ related: [] })
    expect((await further("GALLERY", gallery)).related).toEqual(day)

    await setState("Gallery", gallery.id, "TAKEN_DOWN")
    expect((await further("EVENT", event, head)).related).toEqual([])
    await setState("Gallery", gallery.id, "PUBLISHED")
    await head.call("deleteEvent", { id: event.id })
    expect((await further("GALLERY", gallery)).related).toEqual([])
    await head.call("restoreFromBin", { type: "EVENT", id: event.id })
    expect((await further("GALLERY", gallery)).related).toEqual(day)
  })

  it("links a gallery once its chosen event is published, which versions show by name", async () => {
    const event = await published(eda, "Event", { title: "Rope" })
    const gallery = await published(eda, "Gallery", { name: "Pulling" })
    const edit = (publication: object) =>
      eda.call("editGallery", {
        id: gallery.id,
        input: { eventId: event.id, publication },
      })
    await edit({ as: "DRAFT" })
    expect((await further("EVENT", event)).related).toEqual([])
    await edit({ as: "PUBLISHED" })
    expect((await further("EVENT", event)).related).toMatchObject([{ title: "Pulling" }])
    const { data } = await eda.request(
      "query ($id: Int!) { versions(type: GALLERY, id: $id) { items { fields { name label text } } } }",
      { id: gallery.id },
    )
    const shown = data.versions.items[0].fields.find(({ name }: { name: string }) => name === "eventId")
    expect(shown).toEqual({ name: "eventId", label: "Event", text: "Rope" })
  })
})
