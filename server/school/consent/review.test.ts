import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { writeWeeklyMail } from "../../content/history/weekly-mail.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"

const { school, eda, head, visitor } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  head: Role.ADMINISTRATOR,
  visitor: Role.PUBLIC,
})

const dayMs = 24 * 60 * 60 * 1000

const reviewFields =
  "waiting total pictures { picture { id name } items { type id version publishedAt: displayDate } hung { id gallery { id title } } }"

interface Listed {
  picture: { id: number; name: string }
  items: { type: string; id: number; version: number }[]
  hung: { id: number; gallery: { id: number } }[]
}

async function listed(unsaid = false): Promise<{ waiting: number; total: number; pictures: Listed[] }> {
  return head.call("publicPictures", { unsaid }, reviewFields)
}

const namesIn = ({ pictures }: { pictures: Listed[] }) => pictures.map(({ picture }) => picture.name)

async function story(fields: object = {}) {
  const name = await storedPicture(eda)
  const { id } = await published(eda, "NewsStory", { picture: { name, ...fields } }, "id")
  return { id, name }
}

const review = (id: number, more: object = {}) => head.call("reviewPicture", { id, ...more }, "id reviewedAt")

async function listedAs(name: string) {
  const found = (await listed()).pictures.find(({ picture }) => picture.name === name)
  return found as Listed
}

it("The yearly review lists each public picture once, until it is reviewed", async () => {
  const [first, second] = [await story(), await story()]
  await published(eda, "Article", { picture: { name: first.name } })
  const draft = await published(eda, "NewsStory", { publication: { as: "DRAFT" } }, "picture { name }")
  const before = await listed()
  expect(namesIn(before)).toEqual([first.name, second.name])
  expect([before.waiting, before.total]).toEqual([2, 2])
  expect(namesIn(before)).not.toContain(draft.picture.name)
  const { picture, items } = await listedAs(first.name)
  expect(items.map(({ type }) => type).sort()).toEqual(["ARTICLE", "NEWS_STORY"])

  await review(picture.id)
  const after = await listed()
  expect([namesIn(after), after.waiting, after.total]).toEqual([[second.name], 1, 2])
  await review(picture.id, { reviewed: false })
  expect(namesIn(await listed())).toEqual([first.name, second.name])
  await review(picture.id)
  const yearAgo = new Date(Date.now() - 366 * dayMs)
  await school.services.database.write((rows) => rows.update(Picture, { name: first.name }, { reviewedAt: yearAgo }))
  expect(namesIn(await listed())).toEqual([second.name, first.name])
  expect(namesIn(await listed(true))).toEqual(expect.arrayContaining([first.name, second.name]))
})

it("Only administrators review pictures, and a review keeps the answer cache", async () => {
  const { name } = await story({ recognisable: "NOBODY" })
  expect(namesIn(await listed(true))).not.toContain(name)
  const { picture } = await listedAs(name)
  for (const [query, given] of Object.entries({ publicPictures: {}, reviewPicture: { id: picture.id } })) {
    expect(await eda.refusal(query, given)).toBe("FORBIDDEN")
    expect(await visitor.refusal(query, given)).toBe("UNAUTHENTICATED")
  }
  expect(await head.refusal("reviewPicture", { id: 999_999 })).toBe("NOT_FOUND")
  const { current } = school.services.database.generations
  expect((await review(picture.id)).reviewedAt).not.toBeNull()
  expect(school.services.database.generations.current).toBe(current)
  const fields = "picture { name reviewedAt }"
  const { items } = await eda.call("newsStories", { perPage: 1 }, `items { ${fields} }`)
  expect(items).toEqual([{ picture: { name, reviewedAt: null } }])
})

it("The review lists gallery images apart from covers, and deleting an image keeps the cover", async () => {
  const cover = await storedPicture(eda)
  const { id } = await published(eda, "Gallery", { picture: { name: cover } }, "id")
  const [image] = await addPictures(eda, id, ["One"])
  const { picture } = await eda.call("galleryImage", { id: image.id }, "picture { name }")
  const { hung, items } = await listedAs(picture.name)
  expect([hung, items]).toEqual([[{ id: image.id, gallery: { id, title: expect.any(String) } }], []])
  expect((await listedAs(cover)).items).toEqual([expect.objectContaining({ type: "GALLERY", id })])
  await head.call("deleteGalleryImage", { id: image.id })
  expect(await listedAs(picture.name)).toBeUndefined()
  expect((await visitor.call("gallery", { id }, "picture { name }")).picture.name).toBe(cover)
  await head.call("restoreFromBin", { type: "GALLERY_IMAGE", id: image.id })
  expect((await listedAs(picture.name)).hung).toHaveLength(1)
})

it("The weekly mail says how many pictures await review", async () => {
  await head.call("editSite", { input: { weeklyMail: true } })
  const { waiting } = await listed()
  await writeWeeklyMail(school.services, new Date(Date.now() + 7 * dayMs))
  const [mail] = await school.services.database.read.find(OutboxMail, { order: { id: "DESC" }, take: 1 })
  expect(mail?.text).toContain(`Public pictures to look at again this year: ${waiting}. `)
})
