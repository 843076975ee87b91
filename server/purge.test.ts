import { expect, it, vi } from "vitest"
import { published } from "../test/items.ts"
import { School } from "../test/school.ts"
import { Role } from "./access/roles.ts"
import { Session } from "./access/session.ts"
import { AddedItem } from "./content/added-item.ts"
import { Activity } from "./history/activity.ts"
import { BinnedItem } from "./history/bin.ts"
import { OutboxMail } from "./mail/outbox-mail.ts"

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

it("A start deletes sessions that are over, mails sent 90 days ago and names of old adds, and nothing else", async () => {
  const school = await School.open()
  const { id } = await school.account(Role.EDITOR)
  const session = (number: number, expiresAt: Date) => ({
    ...{ id: `session ${number}`, userId: id, tokenHash: "x", previousTokenHash: null, device: "" },
    ...{ createdAt: daysAgo(60), rotatedAt: daysAgo(40), expiresAt },
  })
  const mail = (subject: string, sentAt: Date | null) => ({
    ...{ toName: "", toAddress: "a@b.example", replyToName: "", replyToAddress: null, subject, text: "Good day" },
    ...{ createdAt: daysAgo(100), dueAt: null, tries: 1, lastError: null, sentAt },
  })
  const added = (idempotencyKey: string, createdAt: Date) => ({
    userId: id,
    idempotencyKey,
    type: "NewsStory",
    itemId: 1,
    createdAt,
  })
  await school.services.database.write(async (rows) => {
    await rows.insert(Session, [session(1, daysAgo(0.01)), session(2, daysAgo(-1))])
    await rows.insert(OutboxMail, [mail("old", daysAgo(91)), mail("recent", daysAgo(89)), mail("never sent", null)])
    await rows.insert(AddedItem, [added("old-add-1", daysAgo(41)), added("recent-add-1", daysAgo(39))])
  })

  const later = await school.restarted()
  const { read } = later.services.database
  expect((await read.find(Session)).map((row) => row.id)).toEqual(["session 2"])
  expect((await read.find(OutboxMail, { order: { id: "ASC" } })).map((row) => row.subject)).toEqual([
    "recent",
    "never sent",
  ])
  expect((await read.find(AddedItem)).map((row) => row.idempotencyKey)).toEqual(["recent-add-1"])
  await later.close()
})

it("A start erases what was deleted 30 days ago, what was replaced two years ago, addresses of 90 days ago and names of cancelled events that are over", async () => {
  const school = await School.open()
  const eda = await school.signedIn(Role.EDITOR)
  const stories: number[] = []
  for (const title of ["Old", "Recent", "Edited"]) {
    const { id, version } = await published(eda, "NewsStory", { title }, "id version")
    await eda.ask('mutation ($id: Int!) { editNewsStory(id: $id, input: { detail: "<p>Later.</p>" }) { id } }', { id })
    expect(version).toBe(1)
    stories.push(id)
  }
  const [old, recent, edited] = stories as [number, number, number]
  const { id: withdrawn } = await published(eda, "Event", { title: "Regatta" })
  await eda.ask("mutation ($id: Int!) { deleteEvent(id: $id) { id } }", { id: withdrawn })
  for (const id of [old, recent]) await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  const { data } = await eda.ask("{ bin { items { id picture { url } } } }")
  const picture = data.bin.items.find(({ id }: { id: number }) => id === old).picture.url
  await school.services.database.write(async (rows) => {
    await rows.update(BinnedItem, { itemId: old }, { deletedAt: daysAgo(31) })
    await rows.update(BinnedItem, { itemId: recent }, { deletedAt: daysAgo(29) })
    await rows.update(Activity, { itemId: edited }, { at: daysAgo(731), address: "192.0.2.1" })
    await rows.query(`UPDATE withdrawn_events SET date = '${daysAgo(1).toISOString()}' WHERE id = ${withdrawn}`)
    await rows.update(Activity, { itemId: recent }, { at: daysAgo(91), address: "192.0.2.1" })
  })

  const later = await school.restarted()
  const head = await later.signedIn(Role.ADMINISTRATOR)
  const bin = (await head.ask("{ bin { items { id } } }")).data.bin.items
  expect(bin).toEqual([{ id: recent }])
  expect((await head.send("GET", picture)).status).toBe(404)
  const calendar = (await head.send("GET", "/events.ics")).body
  expect(calendar).toContain(`UID:event-${withdrawn}-`)
  expect(calendar).not.toContain("Regatta")
  const acts = async (id: number) => {
    const { data } = await head.ask(`{ activity(type: NEWS_STORY, item: ${id}) { items { act hasVersion address } } }`)
    return data.activity.items
  }
  // What was replaced goes; what the story is now stays.
  expect(await acts(edited)).toEqual([{ act: "EDITED", hasVersion: true, address: null }])
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
  const school = await School.open({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) })
  const eda = await school.signedIn(Role.EDITOR)
  const { id } = await published(eda, "NewsStory")
  await eda.ask("mutation ($id: Int!) { deleteNewsStory(id: $id) { id } }", { id })
  const { purge, database } = school.services
  const binned = () => database.read.count(BinnedItem)
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() + 3 * 365 * 24 * 60 * 60 * 1000 })
  try {
    for (const _ of ["at a start", "and at another"]) await purge.run()
    expect(await binned()).toBe(1)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
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
