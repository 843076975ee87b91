import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Activity } from "./activity.ts"
import { writeWeeklyMail } from "./weekly-mail.ts"

const { school, eda, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const dayMs = 24 * 60 * 60 * 1000
const mails = () => school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })
const runAfterDays = (days: number) => writeWeeklyMail(school.services, new Date(Date.now() + days * dayMs))

it("A weekly mail lists what was published, changed and deleted, and by whom, once it is turned on", async () => {
  const { id } = await published(eda, "NewsStory", { title: "Relay" })
  for (const title of ["The relay", "The relay!"]) await head.call("editNewsStory", { id, input: { title } })
  await head.call("editNewsStory", { id, input: { detail: "<p>Again.</p>" } })
  await eda.call("deleteNewsStory", { id })
  await runAfterDays(7)
  expect(await mails()).toEqual([])

  const { id: suspended } = await school.account(Role.ADMINISTRATOR, "Sue Suspended")
  await head.call("setUserSuspended", { id: suspended, suspended: true })
  const { version } = await head.call("editSite", { input: { weeklyMail: true } }, "version")
  for (const _ of [1, 2]) await runAfterDays(7)
  const written = await mails()
  expect(written.map(({ toName }) => toName)).toEqual(expect.arrayContaining(["Hanna Head"]))
  expect(new Set(written.map(({ toAddress }) => toAddress)).size).toBe(written.length)
  for (const other of ["Eda Editor", "Sue Suspended"]) expect(written.map(({ toName }) => toName)).not.toContain(other)
  const { text } = written[0] as OutboxMail
  expect(text).toContain("Added or published\n- Relay (news story), by Eda Editor")
  expect(text).toContain(
    "Changed\n- The relay (news story), by Hanna Head\n- The relay! (news story), by Hanna Head, 2 times\n",
  )
  expect(text).toContain("Deleted or taken down\n- The relay! (news story), by Eda Editor")

  await runAfterDays(14)
  const next = (await mails()).slice(written.length)
  expect(next).toHaveLength(written.length)
  expect(next[0]?.text).toContain("Nothing was published, changed or deleted.")
  // Open forms of the site meet no conflict.
  expect((await head.call("site", {}, "version")).version).toBe(version)
  await head.call("editSite", { input: { weeklyMail: true } })
  const activity = await head.call("activity", { act: "SETTINGS_CHANGED" }, "items { user { name } changed detail }")
  expect(activity.items).toEqual([{ user: { name: "Hanna Head" }, changed: ["weeklyMail"], detail: "weeklyMail: yes" }])
})

it("A weekly mail is sent on Mondays at six in the school's time zone, and covers the week before", async () => {
  await head.call("editSite", { input: { weeklyMail: true, timeZone: "Africa/Abidjan" } })
  const monday = new Date(Date.now() + 60 * dayMs)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  const runAt = async (hours: number, minutes: number, days = 0) => {
    const before = (await mails()).length
    monday.setUTCHours(hours, minutes, 0, 0)
    await writeWeeklyMail(school.services, new Date(monday.getTime() + days * dayMs))
    return (await mails()).slice(before)
  }
  const { id } = await published(eda, "NewsStory", { title: "Dawn" })
  const at = new Date(monday)
  at.setUTCHours(6, 15, 0, 0)
  await school.services.database.write((rows) => rows.update(Activity, { type: "NEWS_STORY", itemId: id }, { at }))
  expect(await runAt(6, 30, -7)).not.toEqual([])
  expect(await runAt(5, 30)).toEqual([])
  const [onTime] = await runAt(6, 0)
  expect(onTime?.text).toContain("Nothing was published, changed or deleted.")
  expect(await runAt(6, 30)).toEqual([])
  const [next] = await runAt(6, 30, 7)
  expect(next?.text).toContain("- Dawn (news story), by Eda Editor")
  expect(next?.text).not.toMatch(/Changed|Deleted|Nothing was/)
})
