import { mkdir, readdir, utimes } from "node:fs/promises"
import { join } from "node:path"
import { expect, it, vi } from "vitest"
import { published, storedPicture } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { Session } from "../access/session.ts"
import { Activity } from "../content/history/activity.ts"
import { BinnedItem } from "../content/history/bin.ts"
import { AddedItem } from "../content/items/added-item.ts"
import { UploadCount } from "../content/pictures/quota.ts"
import { Draft, DraftPicture } from "../content/publication/draft.ts"
import { Preview } from "../content/publication/preview.ts"
import { MissedSearch } from "../content/search/missed-searches.ts"
import { DailyRead, dayOf } from "../school/trending/daily-read.ts"
import { AccountLink } from "../school/users/account-link.ts"
import { SiteEvent } from "../school/webhooks/site-event-row.ts"
import { Delivery, Webhook } from "../school/webhooks/webhook.ts"
import { OutboxMail } from "../store/mail/outbox-mail.ts"
import { Purge } from "./purge.ts"

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

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
/** Two days ago, so that the clock is believed. */
const readEarlier = ({ services: { database } }: School) =>
  database.write((rows) => rows.insert(DailyRead, { day: dayOf(daysAgo(2)), kind: "PAGE", itemId: 1, reads: 1 }))

const mail = { toName: "", toAddress: "a@b.example", replyToName: "", text: "Good day", tries: 1 }

it("A start deletes what has expired, and nothing younger", async () => {
  const school = await School.open()
  await readEarlier(school)
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
  for (const key of ["discarded long ago", "discarded"]) {
    await eda.call("saveDraft", { key, content: "{}", title: "", pictureNames: [await storedPicture(eda)] })
    const discardedAt = key === "discarded" ? new Date() : daysAgo(2)
    await school.services.database.write((rows) => rows.update(Draft, { key }, { discardedAt }))
  }
  const temporary = join(school.dataDir, ".temporary")
  for (const name of ["trial", "drill-new", "uploads"]) await mkdir(join(temporary, name), { recursive: true })
  for (const name of ["trial", "uploads"]) await utimes(join(temporary, name), daysAgo(2), daysAgo(2))

  const later = await school.restarted()
  const { read } = later.services.database
  const left = inserted.map(async ({ type, column, old, recent }) => {
    const moments = (await read.find(type)).map((row) => JSON.stringify(row[column as keyof typeof row]))
    return [`${type.name}.${column}`, ...[old, recent].map((moment) => moments.includes(JSON.stringify(moment)))]
  })
  expect(await Promise.all(left)).toEqual(inserted.map(({ type, column }) => [`${type.name}.${column}`, false, true]))
  expect(await read.find(DraftPicture)).toMatchObject([{ key: "discarded" }])
  expect((await readdir(temporary)).sort()).toEqual(["drill-new", "uploads"])
  await later.close()
})

it("A start erases old deleted items, replaced versions, addresses, and names of past cancelled events", async () => {
  const school = await School.open()
  await readEarlier(school)
  const eda = await school.signedIn(Role.EDITOR)
  const { id: untouched } = await published(eda, "NewsStory", { title: "Untouched" })
  for (const as of ["TAKEN_DOWN", "PUBLISHED"])
    await eda.call("editNewsStory", { id: untouched, input: { publication: { as } } })
  const stories: number[] = []
  for (const title of ["Old", "Recent", "Edited"]) {
    const { id, version } = await published(eda, "NewsStory", { title }, "id version")
    await eda.call("editNewsStory", { id, input: { detail: "<p>Later.</p>" } })
    expect(version).toBe(1)
    stories.push(id)
  }
  const [old, recent, edited] = stories as [number, number, number]
  const { id: withdrawn } = await published(eda, "Event", { title: "Regatta" })
  const { id: expected } = await published(eda, "Event", { title: "Concert" })
  for (const id of [withdrawn, expected]) await eda.call("deleteEvent", { id })
  for (const id of [old, recent]) await eda.call("deleteNewsStory", { id })
  const { data } = await eda.request("{ bin { items { id picture { url } } } }")
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
  const bin = (await head.call("bin", { type: "NEWS_STORY" }, "items { id }")).items
  expect(bin).toEqual([{ id: recent }])
  expect((await head.send("GET", picture)).status).toBe(404)
  const calendar = (await head.send("GET", "/events.ics")).body
  expect(calendar).toContain(`UID:event-${withdrawn}-`)
  expect(calendar).not.toContain("Regatta")
  expect(calendar).toContain("Concert")
  const acts = async (id: number) => {
    const activity = await head.call("activity", { type: "NEWS_STORY", item: id }, "items { act hasVersion address }")
    return activity.items
  }
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

it("A clock that is years ahead purges nothing for a day, even after a sign-in and a restart, and the log says so", async () => {
  const lines: string[] = []
  const school = await School.open({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) })
  const eda = await school.signedIn(Role.EDITOR)
  const { id } = await published(eda, "NewsStory")
  await eda.call("deleteNewsStory", { id })
  const { purge, database } = school.services
  const binned = () => database.read.count(BinnedItem)
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() + 3 * 365 * 24 * 60 * 60 * 1000 })
  try {
    for (const _ of ["at a start", "and at another"]) await purge.run()
    expect(await binned()).toBe(1)
    await school.signedIn(Role.EDITOR)
    await new Purge(school.services).run()
    expect(await binned()).toBe(1)
    const doubt = "the clock may be wrong, as nothing was done here for long: nothing is purged for a day"
    const messages = lines.map((line) => JSON.parse(line).msg)
    expect(messages.filter((message) => message.includes("clock"))).toEqual([doubt, doubt])
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    await purge.run()
    expect(await binned()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
  await school.close()
})
