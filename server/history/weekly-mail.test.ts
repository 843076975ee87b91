import { afterAll, beforeAll, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { OutboxMail } from "../mail/outbox-mail.ts"
import { Activity } from "./activity.ts"

let school: School
let eda: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
})
afterAll(() => school.close())

const dayMs = 24 * 60 * 60 * 1000
const mails = () => school.services.database.read.find(OutboxMail, { order: { id: "ASC" } })
const lookAfter = (days: number) => school.services.weeklyMail.writeIfDue(new Date(Date.now() + days * dayMs))

it("A weekly mail tells administrators what was published, changed and deleted, and by whom, once it is asked for", async () => {
  const { id } = await published(eda, "NewsStory", { title: "Relay" })
  for (const title of ["The relay", "The relay!"])
    await head.ask("mutation ($id: Int!, $title: String) { editNewsStory(id: $id, input: { title: $title }) { id } }", {
      id,
      title,
    })
  const again = 'mutation ($id: Int!) { editNewsStory(id: $id, input: { detail: "<p>Again.</p>" }) { id } }'
  await head.ask(again, { id })
  await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  await lookAfter(7)
  expect(await mails()).toEqual([])

  const { id: suspended } = await school.account(Role.ADMINISTRATOR, "Sue Suspended")
  await head.ask(`mutation { setUserSuspended(id: ${suspended}, suspended: true) { id } }`)
  const { version } = (await head.ask("mutation { editSite(input: { weeklyMail: true }) { version } }")).data.editSite
  for (const _ of [1, 2]) await lookAfter(7)
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

  await lookAfter(14)
  const next = (await mails()).slice(written.length)
  expect(next).toHaveLength(written.length)
  expect(next[0]?.text).toContain("Nothing was published, changed or deleted.")
  // Nobody who has the site's form open is told of a change.
  expect((await head.ask("{ site { version } }")).data.site.version).toBe(version)
  await head.ask("mutation { editSite(input: { weeklyMail: true }) { version } }")
  const { data } = await head.ask("{ activity(act: SETTINGS_CHANGED) { items { user { name } changed detail } } }")
  expect(data.activity.items).toEqual([
    { user: { name: "Hanna Head" }, changed: ["weeklyMail"], detail: "weeklyMail: yes" },
  ])
})

it("A weekly mail goes on Monday at six by the school's clocks, and tells what was done until then", async () => {
  await head.ask('mutation { editSite(input: { weeklyMail: true, timeZone: "Africa/Abidjan" }) { version } }')
  const monday = new Date(Date.now() + 60 * dayMs)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  const lookAt = async (hours: number, minutes: number, days = 0) => {
    const before = (await mails()).length
    monday.setUTCHours(hours, minutes, 0, 0)
    await school.services.weeklyMail.writeIfDue(new Date(monday.getTime() + days * dayMs))
    return (await mails()).slice(before)
  }
  const { id } = await published(eda, "NewsStory", { title: "Dawn" })
  const at = new Date(monday)
  at.setUTCHours(6, 15, 0, 0)
  await school.services.database.write((rows) => rows.update(Activity, { type: "NEWS_STORY", itemId: id }, { at }))
  expect(await lookAt(6, 30, -7)).not.toEqual([])
  expect(await lookAt(5, 30)).toEqual([])
  const [onTime] = await lookAt(6, 0)
  expect(onTime?.text).toContain("Nothing was published, changed or deleted.")
  expect(await lookAt(6, 30)).toEqual([])
  const [next] = await lookAt(6, 30, 7)
  expect(next?.text).toContain("- Dawn (news story), by Eda Editor")
  expect(next?.text).not.toMatch(/Changed|Deleted|Nothing was/)
})
