import { afterAll, beforeAll, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { OutboxMail } from "../mail/outbox-mail.ts"

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
  await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  await lookAfter(7)
  expect(await mails()).toEqual([])

  const { version } = (await head.ask("mutation { editSite(input: { weeklyMail: true }) { version } }")).data.editSite
  for (const _ of [1, 2]) await lookAfter(7)
  const written = await mails()
  expect(written.map(({ toName }) => toName)).toEqual(expect.arrayContaining(["Hanna Head"]))
  expect(new Set(written.map(({ toAddress }) => toAddress)).size).toBe(written.length)
  expect(written.map(({ toName }) => toName)).not.toContain("Eda Editor")
  const { text } = written[0] as OutboxMail
  expect(text).toContain("Added or published\n- Relay (news story), by Eda Editor")
  expect(text).toContain("Changed\n- The relay (news story), by Hanna Head\n- The relay! (news story), by Hanna Head")
  expect(text).toContain("Deleted or taken down\n- The relay! (news story), by Eda Editor")

  await lookAfter(14)
  const next = (await mails()).slice(written.length)
  expect(next).toHaveLength(written.length)
  expect(next[0]?.text).toContain("Nothing was published, changed or deleted.")
  // Nobody who has the site's form open is told of a change.
  expect((await head.ask("{ site { version } }")).data.site.version).toBe(version)
  const { data } = await head.ask("{ activity(act: SETTINGS_CHANGED) { items { user { name } changed detail } } }")
  expect(data.activity.items).toEqual([
    { user: { name: "Hanna Head" }, changed: ["weeklyMail"], detail: "weeklyMail: yes" },
  ])
})
