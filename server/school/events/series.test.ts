import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: [Role.EDITOR, "Eli Editor"],
  head: Role.ADMINISTRATOR,
})

interface Shown {
  id: number
  version: number
  date: string
}

const shown = "id version title date endDate location cancelled state"
let year = 2050

beforeAll(() => head.call("editSite", { input: { timeZone: "Europe/London" } }))

/** Four events, a week apart, each from 13:30 for an hour. */
async function series(by: Client, fields: object = {}): Promise<[Shown, Shown, Shown, Shown]> {
  const [date, endDate] = [`${++year}-03-01T13:30:00.000Z`, `${year}-03-01T14:30:00.000Z`]
  const { id } = await published(by, "Event", { title: `Choir ${year}`, date, endDate, ...fields })
  await by.call("repeatEvent", { id, until: `${year}-03-22` })
  return (await by.call("event", { id }, `series { ${shown} }`)).series
}

const versionOf = ({ id, version }: Shown) => ({ id, version })
const at = (day: string, time = "13:30") => `${year}-${day}T${time}:00.000Z`
const days = (...all: string[]) => all.map((day) => `${year}-${day}`)
const read = (event: { id: number }) => school.visitor().call("event", { id: event.id }, shown)
const asRead = (events: Shown[]) => Promise.all(events.map(read))
const edit = (by: Client, [first, ...also]: Shown[], input: object) =>
  by.try(
    "editEvents",
    { id: first?.id, input: { version: first?.version, ...input }, also: also.map(versionOf) },
    shown,
  )
const several = ([{ id, version }, ...also]: [Shown, ...Shown[]]) => ({ id, version, also: also.map(versionOf) })

describe("a series of events", () => {
  it("is created by a repetition, and grows when one of its events is repeated again", async () => {
    const [first, , , last] = await series(eda)
    expect(last.date).toBe(at("03-22"))
    await eda.call("repeatEvent", { id: last.id, until: `${year}-03-30` })
    const { series: all } = await school.visitor().call("event", { id: first.id }, "series { id date }")
    expect(all.map(({ date }: Shown) => date.slice(0, 10))).toEqual(days("03-01", "03-08", "03-15", "03-22", "03-29"))
    expect(await read(first)).toMatchObject({ version: 1 })
  })

  it("is added once despite a double click, a second tab and a retry, and drafts stay drafts", async () => {
    const date = `${++year}-03-01T13:30:00.000Z`
    const { id } = await published(eda, "Event", { title: `Once ${year}`, date, publication: { as: "DRAFT" } })
    const repeat = (idempotencyKey: string) =>
      eda.call("repeatEvent", { id, until: `${year}-03-22`, idempotencyKey }, "id state")
    const [added, again] = await Promise.all([repeat("first-tab"), repeat("first-tab")])
    expect([again, await repeat("first-tab"), await repeat("second-tab")]).toEqual([added, added, []])
    expect(added).toHaveLength(3)
    expect(added.every(({ state }: { state: string }) => state === "DRAFT")).toBe(true)
  })
})

describe("an edit of an event and all that follow", () => {
  it("changes the same fields of each, moves each by the same time, and can be undone", async () => {
    const [before, ...all] = await series(eda, { location: "Hall" })
    await eda.call("editEvent", { id: all[0].id, input: { location: "Garden", date: at("03-08", "12:00") } })
    const own = (await asRead(all)) as [Shown, ...Shown[]]
    const input = { title: "Late choir", location: "Garden" }
    const times = { date: at("04-05", "11:30"), endDate: at("04-05", "14:00") }
    const { data } = await edit(eda, own, { ...input, ...times })
    expect(data.editEvents).toMatchObject([
      { ...input, ...times, version: 3 },
      { title: "Late choir", location: "Hall", date: at("04-12", "13:00"), endDate: at("04-12", "14:00"), version: 2 },
      { title: "Late choir", location: "Hall", date: at("04-19", "13:00"), endDate: at("04-19", "14:00"), version: 2 },
    ])
    expect(await read(before)).toMatchObject({ title: `Choir ${year}`, version: 1 })
    const undo = several(data.editEvents)
    await eda.call("restoreEvents", undo)
    expect(await asRead(own)).toEqual(own.map((event) => ({ ...event, version: event.version + 2 })))
    expect(await eda.refusal("restoreEvents", undo)).toBe("CONFLICT")
  })

  it("saves nothing if one event was changed meanwhile or belongs to another editor", async () => {
    const all = await series(eda)
    await head.call("editEvent", { id: all[2].id, input: { title: "Mine" } })
    const { errors } = await edit(eda, all, { title: "All" })
    expect(errors).toMatchObject([
      { message: expect.stringContaining(`15 March ${year}`), extensions: { code: "CONFLICT" } },
    ])
    const foreign = (await published(eli, "Event", {}, shown)) as Shown
    expect(codeOf(await edit(eda, [all[0], foreign], { title: "All" }))).toBe("FORBIDDEN")
    expect(await asRead([all[0], all[1], foreign])).toEqual([all[0], all[1], foreign])
    await head.call("editEvent", { id: all[0].id, input: { location: "Hall" } })
    expect(codeOf(await edit(eda, all.slice(0, 2), { title: "All" }))).toBe("CONFLICT")
  })

  it("cancels each event, sends an attendee one mail, and gives each event its own picture use", async () => {
    const all = await series(eda, { picture: null })
    const guest = { name: "Ada", email: "ada@families.example" }
    for (const { id } of all) await school.visitor().call("attendEvent", { eventId: id, input: guest })
    const query = `mutation ($id: Int!, $also: [SeenEvent!]!, $file: Upload!) {
      editEvents(id: $id, also: $also, input: { cancelled: true, picture: { upload: $file, alt: "Rain" } }) { cancelled picture { id alt } }
    }`
    const variables = { id: all[0].id, also: all.slice(1).map(versionOf) }
    const { data } = await eda.upload(query, variables, new Blob([await drawnPicture()]))
    const pictures = data.editEvents.map(({ picture }: { picture: object }) => picture)
    expect(data.editEvents.every(({ cancelled }: { cancelled: boolean }) => cancelled)).toBe(true)
    expect(pictures).toEqual(pictures.map(() => ({ id: expect.any(Number), alt: "Rain" })))
    expect(new Set(pictures.map(({ id }: { id: number }) => id)).size).toBe(4)
    const outbox = await head.call("outbox", { perPage: 50 }, "items { subject }")
    const subjects = outbox.items.map(({ subject }: { subject: string }) => subject)
    expect(subjects.filter((subject: string) => subject === `Called off: Choir ${year}`)).toHaveLength(1)
  })

  it("publishes a pending change that matches the edit, and leaves a different one pending", async () => {
    const all = await series(eda, { location: "Hall" })
    await edit(eda, all, { title: "Together", publication: { as: "DRAFT" } })
    await eda.call("editEvent", { id: all[1].id, input: { location: "Unfinished", publication: { as: "DRAFT" } } })
    await edit(eda, all, { title: "Together", publication: { as: "PUBLISHED" } })
    const query = "title location pendingChange { changed }"
    const now = { title: "Together", location: "Hall", pendingChange: null }
    for (const { id } of [all[0], all[2]]) expect(await eda.call("event", { id }, query)).toEqual(now)
    const pendingChange = { changed: ["title", "location"] }
    expect(await eda.call("event", { id: all[1].id }, query)).toEqual({ ...now, pendingChange })
  })

  it("waits for approval on each event if editors need approval", async () => {
    const all = await series(eda)
    await head.call("editSite", { input: { approvesEditors: true } })
    const query = "title pendingChange { state changed }"
    await edit(eda, all, { title: "Unseen" })
    await head.call("editSite", { input: { approvesEditors: false } })
    const pendingChange = { state: "WAITING", changed: ["title"] }
    for (const { id } of all)
      expect(await eda.call("event", { id }, query)).toEqual({ title: `Choir ${year}`, pendingChange })
  })
})

describe("a deletion of an event and all that follow", () => {
  it("moves all to the bin, or none after a conflict, and the bin restores the series", async () => {
    const [first, ...rest] = await series(eda)
    const args = several(rest)
    await head.call("editEvent", { id: rest[2].id, input: { location: "Hall" } })
    expect(await eda.refusal("deleteEvents", args)).toBe("CONFLICT")
    expect(await read(rest[0])).toEqual(rest[0])
    const edited = (await asRead(rest)) as [Shown, ...Shown[]]
    await head.call("deleteEvent", { id: rest[2].id })
    expect(await eda.refusal("deleteEvents", several(edited))).toBe("CONFLICT")
    await head.call("restoreFromBin", { type: "EVENT", id: rest[2].id })
    await eda.call("deleteEvents", several((await asRead(rest)) as [Shown, ...Shown[]]))
    expect(await eda.refusal("deleteEvents", args)).toBe("NOT_FOUND")
    const own = async () => (await eda.call("event", { id: first.id }, "series { id }")).series
    expect(await own()).toEqual([{ id: first.id }])
    for (const { id } of rest) await eda.call("restoreFromBin", { type: "EVENT", id })
    expect(await own()).toHaveLength(4)
  })
})
