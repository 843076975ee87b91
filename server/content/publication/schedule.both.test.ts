import { expect, it } from "vitest"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const hourMs = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
const hoursOn = (hours: number) => hoursAgo(-hours)

it("Publications due while the site was down happen before it answers, with their planned times", async () => {
  const before = await School.open()
  const eda = await before.signedIn(Role.EDITOR)
  const scheduled = { as: "SCHEDULED", publishAt: hoursOn(1), expiresAt: hoursOn(9) }
  const ids: number[] = []
  for (const publication of [scheduled, scheduled, { as: "PUBLISHED", expiresAt: hoursOn(1) }])
    ids.push((await published(eda, "NewsStory", { publication })).id)
  const [late, over, expired] = ids
  const changed = await published(eda, "NewsStory", { title: "Now" })
  const input = { title: "Later", publication: { as: "SCHEDULED", publishAt: hoursOn(1) } }
  await eda.call("editNewsStory", {
    id: changed.id,
    input,
  })
  await before.services.database.write(async (rows) => {
    await rows.query(`UPDATE "news_stories" SET "publishAt" = '${hoursAgo(3)}' WHERE "id" IN (${late}, ${over})`)
    await rows.query(`UPDATE "news_stories" SET "expiresAt" = '${hoursAgo(2)}' WHERE "id" IN (${over}, ${expired})`)
    await rows.query(`UPDATE "pending_changes" SET "publishAt" = '${hoursAgo(2)}'`)
  })
  const { publishAt } = await eda.call("newsStory", { id: late }, "publishAt")
  const after = await before.restarted()
  const { items } = await after.visitor().call("newsStories", {}, "items { id title publishedAt }")
  expect(items).toEqual([
    { id: changed.id, title: "Later", publishedAt: expect.any(String) },
    { id: late, title: "Relay", publishedAt: publishAt },
  ])
  const own = await after.signedIn(Role.ADMINISTRATOR)
  const states = await own.request(
    `{ a: newsStory(id: ${over}) { state publishedAt } b: newsStory(id: ${expired}) { state } }`,
  )
  expect(states.data).toEqual({ a: { state: "TAKEN_DOWN", publishedAt: publishAt }, b: { state: "TAKEN_DOWN" } })
  const next = hoursOn(3)
  for (const publishAt of [hoursOn(5), next, hoursOn(4)])
    await published(own, "NewsStory", { publication: { as: "SCHEDULED", publishAt } })
  await after.services.schedule.catchUp()
  expect(new Date(after.services.schedule.nextAt).toISOString()).toBe(next)
  await after.close()
})
