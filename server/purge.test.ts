import { expect, it, vi } from "vitest"
import { published } from "../test/items.ts"
import { School } from "../test/school.ts"
import { storedPicture } from "../test/stored-picture.ts"
import { Role } from "./access/roles.ts"
import { Session } from "./access/session.ts"
import { AddedItem } from "./content/added-item.ts"
import { Activity } from "./history/activity.ts"
import { BinnedItem } from "./history/bin.ts"
import { UploadCount } from "./images/quota.ts"
import { OutboxMail } from "./mail/outbox-mail.ts"
import { Draft, DraftPicture } from "./publication/draft.ts"
import { Preview } from "./publication/preview.ts"
import { MissedSearch } from "./search/missed-search.ts"
import { AccountLink } from "./users/account-link.ts"
import { SiteEvent } from "./webhooks/site-event-row.ts"
import { Delivery, Webhook } from "./webhooks/webhook.ts"

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** What is of no use any more so many days after the moment in a column, with what else a row of it needs. */
const ofNoUse: [type: new () => object, column: string, days: number, fields: (name: string) => object][] = [
  [
    Session,
    "expiresAt",
    0,
    (id) => ({ ...{ id, userId: 1, tokenHash: "x", device: "" }, createdAt: daysAgo(60), rotatedAt: daysAgo(40) }),
  ],
  [
    AccountLink,
    "expiresAt",
    0,
    (secretHash) => ({ ...{ secretHash, userId: 1, purpose: "EMAIL", email: "" }, createdAt: daysAgo(8) }),
  ],
  [
    Preview,
    "expiresAt",
    0,
    (tokenHash) => ({ ...{ tokenHash, type: "NEWS_STORY", itemId: 1, userId: 1 }, createdAt: daysAgo(7) }),
  ],
  [UploadCount, "createdAt", 1, () => ({ userId: 1 })],
  [SiteEvent, "at", 30, () => ({ type: "notice.changed", topic: "NOTICE", itemId: 1, isPublic: true })],
  [Delivery, "createdAt", 30, () => ({ webhookId: 1, type: "test", body: "{}", tries: 0 })],
  [AddedItem, "createdAt", 40, (idempotencyKey) => ({ userId: 1, idempotencyKey, type: "NewsStory", itemId: 1 })],
  [Draft, "updatedAt", 40, (key) => ({ userId: 1, key, content: "{}", title: "", words: "", device: "" })],
  [OutboxMail, "sentAt", 90, (subject) => ({ ...mail, subject, createdAt: daysAgo(100) })],
  [OutboxMail, "createdAt", 365, (subject) => ({ ...mail, subject })],
  [MissedSearch, "lastDay", 90, (words) => ({ words, times: 1 })],
]
const mail = { toName: "", toAddress: "a@b.example", replyToName: "", text: "Good day", tries: 1 }

it("A start deletes what is of no use any more, each after its time, and nothing that is younger", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR)
  const columnOf = (moment: Date, column: string) => (column === "lastDay" ? moment.toISOString().slice(0, 10) : moment)
  const inserted = ofNoUse.map(([type, column, days, fields]) => {
    const [old, recent] = [columnOf(daysAgo(days + 1), column), columnOf(daysAgo(days - 1), column)]
    return {
      type,
      column,
      old,
      recent,
      rows: [
        { ...fields("old"), [column]: old },
        { ...fields("recent"), [column]: recent },
      ],
    }
  })
  await school.services.database.write(async (rows) => {
    const webhook = { url: "", topics: [], sealedSecret: "", isOn: false, createdAt: new Date() }
    await rows.insert(Webhook, { id: 1, ...webhook })
    for (const { type, rows: both } of inserted) await rows.insert(type, both)
  })
  const save = `mutation ($key: String!, $p: [String!]) { saveDraft(key: $key, content: "{}", title: "", pictureNames: $p) { key } }`
  for (const key of ["discarded long ago", "discarded"]) {
    await eda.ask(save, { key, p: [await storedPicture(eda)] })
    const discardedAt = key === "discarded" ? new Date() : daysAgo(2)
    await school.services.database.write((rows) => rows.update(Draft, { key }, { discardedAt }))
  }

  const later = await school.restarted()
  const { read } = later.services.database
  const left = inserted.map(async ({ type, column, old, recent }) => {
    const moments = (await read.find(type)).map((row) => JSON.stringify(row[column as keyof typeof row]))
    return [`${type.name}.${column}`, ...[old, recent].map((moment) => moments.includes(JSON.stringify(moment)))]
  })
  expect(await Promise.all(left)).toEqual(inserted.map(({ type, column }) => [`${type.name}.${column}`, false, true]))
  expect(await read.find(DraftPicture)).toMatchObject([{ key: "discarded" }])
  await later.close()
})

it("A start erases what was deleted 30 days ago, what was replaced two years ago, addresses of 90 days ago and names of cancelled events that are over", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR)
  const { id: untouched } = await published(eda, "NewsStory", { title: "Untouched" })
  const state =
    "mutation ($id: Int!, $as: ContentState!) { editNewsStory(id: $id, input: { publication: { as: $as } }) { id } }"
  for (const as of ["TAKEN_DOWN", "PUBLISHED"]) await eda.ask(state, { id: untouched, as })
  const stories: number[] = []
  for (const title of ["Old", "Recent", "Edited"]) {
    const { id, version } = await published(eda, "NewsStory", { title }, "id version")
    await eda.ask('mutation ($id: Int!) { editNewsStory(id: $id, input: { detail: "<p>Later.</p>" }) { id } }', { id })
    expect(version).toBe(1)
    stories.push(id)
  }
  const [old, recent, edited] = stories as [number, number, number]
  const { id: withdrawn } = await published(eda, "Event", { title: "Regatta" })
  const { id: expected } = await published(eda, "Event", { title: "Concert" })
  for (const id of [withdrawn, expected]) await eda.ask("mutation ($id: Int!) { deleteEvent(id: $id) { id } }", { id })
  for (const id of [old, recent]) await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  const { data } = await eda.ask("{ bin { items { id picture { url } } } }")
  const picture = data.bin.items.find(({ id }: { id: number }) => id === old).picture.url
  await school.services.database.write(async (rows) => {
    await rows.update(BinnedItem, { type: "NEWS_STORY", itemId: old }, { deletedAt: daysAgo(31) })
    await rows.update(BinnedItem, { type: "NEWS_STORY", itemId: recent }, { deletedAt: daysAgo(29) })
    for (const itemId of [untouched, edited])
      await rows.update(Activity, { itemId }, { at: daysAgo(731), address: "192.0.2.1" })
    await rows.query(`UPDATE withdrawn_events SET date = '${daysAgo(1).toISOString()}' WHERE id = ${withdrawn}`)
    await rows.update(Activity, { itemId: recent }, { at: daysAgo(91), address: "192.0.2.1" })
  })

  const later = await school.restarted()
  const head = await later.signedIn(Role.ADMINISTRATOR)
  const bin = (await head.ask("{ bin(type: NEWS_STORY) { items { id } } }")).data.bin.items
  expect(bin).toEqual([{ id: recent }])
  expect((await head.send("GET", picture)).status).toBe(404)
  const calendar = (await head.send("GET", "/events.ics")).body
  expect(calendar).toContain(`UID:event-${withdrawn}-`)
  expect(calendar).not.toContain("Regatta")
  expect(calendar).toContain("Concert")
  const acts = async (id: number) => {
    const { data } = await head.ask(`{ activity(type: NEWS_STORY, item: ${id}) { items { act hasVersion address } } }`)
    return data.activity.items
  }
  // What was replaced goes; what the story is now stays.
  expect(await acts(edited)).toEqual([{ act: "EDITED", hasVersion: true, address: null }])
  expect(await acts(untouched)).toEqual([{ act: "ADDED", hasVersion: true, address: null }])
  expect(await acts(recent)).toEqual([
    { act: "DELETED", hasVersion: false, address: null },
    { act: "EDITED", hasVersion: true, address: null },
    { act: "ADDED", hasVersion: true, address: null },
  ])
  expect((await acts(old)).filter(({ hasVersion }: { hasVersion: boolean }) => hasVersion)).toEqual([])
  await later.close()
})

it("A clock that is years ahead makes nothing old until it has been so for a day, and the log says so", async () => {
  const lines: string[] = []
  const school = await School.open({ LOG_LEVEL: "warn", SLOW_MS: "600000" }, { write: (line) => void lines.push(line) })
  const eda = await school.signedIn(Role.EDITOR)
  const { id } = await published(eda, "NewsStory")
  await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  const { purge, database } = school.services
  const binned = () => database.read.count(BinnedItem)
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() + 3 * 365 * 24 * 60 * 60 * 1000 })
  try {
    for (const _ of ["at a start", "and at another"]) await purge.run()
    expect(await binned()).toBe(1)
    expect(lines.map((line) => JSON.parse(line).msg).filter((said) => said.includes("clock"))).toEqual([
      "the clock may be wrong, as nothing was done here for long: nothing is purged for a day",
    ])
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    await purge.run()
    expect(await binned()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
  await school.close()
})
