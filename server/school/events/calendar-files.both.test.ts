import { TZDateMini } from "@date-fns/tz"
import ICAL from "ical.js"
import { sync as nodeIcal, type VEvent } from "node-ical"
import { convertIcsCalendar } from "ts-ics"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { conditionalGet } from "../../../test/conditional-get.ts"
import { published } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const hourMs = 60 * 60 * 1000
const year = new Date().getUTCFullYear() + 1

const { school, eda, head } = schoolOfThisFile(
  { eda: Role.EDITOR, head: Role.ADMINISTRATOR },
  { SITE_URL: "https://jacarandahill.example" },
)

async function moveTo(timeZone: string) {
  await head.call("editSite", { input: { timeZone } })
}

const event = async (fields: object = {}) => (await published(eda, "Event", { picture: null, ...fields })).id as number
const change = (id: number, input: object) => eda.call("editEvent", { id, input })
const remove = (id: number) => eda.request("mutation ($id: Int!) { deleteEvent(id: $id) { id } }", { id })

async function file(path: string) {
  const { status, headers, body } = await school.visitor().send("GET", path)
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
  return body as string
}

interface Read {
  uid: string
  summary: string
  location?: string
  description?: string
  start: string
  end?: string
  sequence: number
  status: string
}

const parsers: Record<string, (calendar: string) => Read[]> = {
  "node-ical": (calendar) =>
    Object.values(nodeIcal.parseICS(calendar))
      .filter((part): part is VEvent => part?.type === "VEVENT")
      .map(({ uid, summary, location, description, start, end, sequence, status }) => ({
        ...{ uid, summary: String(summary), location: textOf(location), description: textOf(description) },
        ...{ start: start.toISOString(), end: end?.toISOString(), sequence: Number(sequence), status: String(status) },
      })),
  "ical.js": (calendar) => {
    const root = new ICAL.Component(ICAL.parse(calendar))
    ICAL.TimezoneService.reset()
    for (const zone of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone)
    return root.getAllSubcomponents("vevent").map((part) => {
      const { uid, summary, location, description, startDate, endDate, sequence } = new ICAL.Event(part)
      return {
        ...{ uid, summary, location: location ?? undefined, description: description ?? undefined, sequence },
        start: startDate.toJSDate().toISOString(),
        end: endDate?.toJSDate().toISOString(),
        status: String(part.getFirstPropertyValue("status")),
      }
    })
  },
  "ts-ics": (calendar) =>
    (convertIcsCalendar(undefined, calendar).events ?? []).map((read) => ({
      ...{ uid: read.uid, summary: read.summary, location: read.location, description: read.description },
      ...{ start: read.start.date.toISOString(), end: read.end?.date.toISOString() },
      ...{ sequence: read.sequence ?? 0, status: String(read.status) },
    })),
}

const textOf = (value: unknown) => (value === undefined ? undefined : String(value))

const readByAll = (calendar: string) =>
  Object.entries(parsers).map(([name, read]) => ({ name, events: read(calendar) }))

describe.skipIf(isDouble())("the calendar feed of events", () => {
  const nasty = {
    title: "Café, \\ backslash; “quotes”: 100% 🎈",
    location: "Hall; the left door, please",
    description: "<p>Bring: rope, string; &amp; tape.</p><ul><li>One &lt;b&gt;</li><li>Two</li></ul><p>END:VEVENT</p>",
  }

  it.each(["Europe/London", "America/New_York", "Africa/Johannesburg", "Australia/Lord_Howe", "UTC", "Asia/Kolkata"])(
    "gives three parsers the right times on both sides of a clock change in %s",
    async (zone) => {
      await moveTo(zone)
      const dates = [`${year}-01-15T08:30:00.000Z`, `${year}-07-15T08:30:00.000Z`]
      const ids = await Promise.all(dates.map((date) => event({ ...nasty, date })))
      const expected = ids.map((id, index) => ({
        ...{ start: dates[index], summary: nasty.title, location: nasty.location, status: "CONFIRMED", sequence: 0 },
        description: `Bring: rope, string; & tape.\n• One <b>\n• Two\nEND:VEVENT\n\nhttps://jacarandahill.example/events/view/${id}`,
      }))
      for (const { name, events } of readByAll(await file("/events.ics"))) {
        const read = events.filter(({ uid }) => ids.some((id) => uid.startsWith(`event-${id}-`)))
        expect(read, name).toMatchObject(expected)
      }
      await Promise.all(ids.map(remove))
    },
  )

  it("gives local times with the rules of the school's time zone", async () => {
    await moveTo("Europe/London")
    const id = await event({ date: `${year}-07-15T08:30:00.000Z` })
    const calendar = await file(`/events/view/${id}.ics`)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]+\r\nMETHOD:PUBLISH\r\n/)
    expect(calendar).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
    for (const lines of [
      `DTSTART;TZID=Europe/London:${year}0715T093000`,
      "BEGIN:VTIMEZONE\r\nTZID:Europe/London",
      ...["X-WR-CALNAME:Our School events", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"],
    ])
      expect(calendar).toContain(`\r\n${lines}\r\n`)
  })

  it.each(["America/New_York", "Australia/Lord_Howe"])(
    "shows an all-day event as its whole days in %s",
    async (zone) => {
      await moveTo(zone)
      const startOf = (day: string) => new TZDateMini(Number(year), 2, Number(day), zone).toISOString()
      const days = { date: new Date(startOf("9")).toISOString(), endDate: new Date(startOf("12")).toISOString() }
      const id = await event({ ...days, allDay: true, audience: "Form 6" })
      const calendar = await file(`/events/view/${id}.ics`)
      expect(calendar).toContain(`\r\nDTSTART;VALUE=DATE:${year}0309\r\nDTEND;VALUE=DATE:${year}0312\r\n`)
      expect(calendar).toContain("DESCRIPTION:For Form 6\\n")
    },
  )

  it("folds lines at 75 bytes, splits no character and drops control characters", async () => {
    const title = "🎈".repeat(50) + "é".repeat(80)
    const id = await event({ title: `\u0007${title}\u001b\u0000`, description: `<p>${"Ünïcödé 🎓 ".repeat(40)}</p>` })
    const calendar = await file(`/events/view/${id}.ics`)
    for (const line of calendar.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\n\u{fffd}\ud800-\udfff]/u)
    }
    for (const { name, events } of readByAll(calendar)) expect(events[0]?.summary, name).toBe(title)
  })

  it("gives an event an end only if it has one", async () => {
    const date = `${year}-05-04T10:00:00.000Z`
    const ends = async (fields: object) => {
      const calendar = await file(`/events/view/${await event({ date, ...fields })}.ics`)
      return readByAll(calendar).map(({ events }) => events[0]?.end)
    }
    expect(await ends({ endDate: `${year}-05-06T09:00:00.000Z` })).toEqual(Array(3).fill(`${year}-05-06T09:00:00.000Z`))
    for (const endDate of [null, date])
      expect(await file(`/events/view/${await event({ date, endDate })}.ics`)).not.toContain("DTEND")
  })

  it("goes back a year and no further", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * hourMs).toISOString()
    const [recent, old] = [await event({ date: ago(300) }), await event({ date: ago(400) })]
    const calendar = await file("/events.ics")
    expect(calendar).toContain(`UID:event-${recent}-`)
    expect(calendar).not.toContain(`UID:event-${old}-`)
    expect(await file(`/events/view/${old}.ics`)).toContain(`UID:event-${old}-`)
  })
})

describe("a changed event in calendars", () => {
  const uidOf = async (id: number) => parsers["ical.js"]?.(await file(`/events/view/${id}.ics`))[0]?.uid
  const reads = (calendar: string, uid: string | undefined, expected: Partial<Read>) => {
    for (const { name, events } of readByAll(calendar))
      expect(
        events.find((read) => read.uid === uid),
        name,
      ).toMatchObject(expected)
  }

  it("keeps its UID and raises its sequence number", async () => {
    const id = await event()
    const uid = await uidOf(id)
    await change(id, { title: "Kite day, on the hill" })
    reads(await file("/events.ics"), uid, { summary: "Kite day, on the hill", sequence: 1 })
    await change(id, { title: "Kite day", cancelled: true })
    reads(await file("/events.ics"), uid, { status: "CANCELLED", summary: "Cancelled: Kite day", sequence: 2 })
  })

  it("is in each language under one UID, with the link to its page, and in English until translated", async () => {
    const french = { language: "FR", title: "Cerf-volant", audience: "tous", location: "La colline" }
    const translations = [{ ...french, description: "<p>Du vent, s’il en vient.</p>" }]
    const id = await event({ title: "Kites", audience: "everybody", translations })
    const uid = await uidOf(id)
    for (const path of ["/events.ics", `/events/view/${id}.ics`]) {
      const description = `Pour tous\n\nDu vent, s’il en vient.\n\nhttps://jacarandahill.example/fr/events/view/${id}`
      reads(await file(`/fr${path}`), uid, { summary: "Cerf-volant", location: "La colline", description })
      reads(await file(`/sw${path}`), uid, { summary: "Kites" })
    }
    await change(id, { cancelled: true })
    reads(await file("/fr/events.ics"), uid, { status: "CANCELLED", summary: "Annulé\u00a0: Cerf-volant" })
  })

  it("stays as cancelled after deletion, without its texts, until a year after its date", async () => {
    const date = `${year}-05-04T10:00:00.000Z`
    const words = { location: "The secret pond", description: "<p>Secret words.</p>" }
    const id = await event({ title: "Regatta", date, ...words })
    const uid = await uidOf(id)
    await remove(id)
    for (const calendar of [await file("/events.ics"), await file(`/events/view/${id}.ics`)]) {
      expect(calendar).not.toContain("ecret")
      reads(calendar, uid, { status: "CANCELLED", summary: "Cancelled: Regatta", sequence: 1, start: date })
    }
    // On the first day of the calendar, where a time in another format would sort wrongly.
    const tooOld = new Date(Date.now() - 366 * 24 * hourMs - 1000).toISOString()
    await school.services.database.write((rows) =>
      rows.query(`UPDATE withdrawn_events SET date = '${tooOld}' WHERE id = ${id}`),
    )
    expect(await file("/events.ics")).not.toContain("Regatta")
    await remove(await event())
    expect((await school.visitor().send("GET", `/events/view/${id}.ics`)).status).toBe(404)
  })

  it("stays as cancelled under its UID, without its title, once erased from the bin", async () => {
    const id = await event({ title: "Regatta of secrets" })
    const uid = await uidOf(id)
    await remove(id)
    expect(await file("/events.ics")).toContain("Regatta of secrets")
    await head.call("eraseFromBin", { type: "EVENT", id })
    const calendar = await file("/events.ics")
    expect(calendar).not.toContain("secrets")
    reads(calendar, uid, { status: "CANCELLED", summary: "Cancelled" })
  })

  it("leaves no trace if it is deleted after it is over", async () => {
    const id = await event({ date: new Date(Date.now() - 5 * hourMs).toISOString() })
    await remove(id)
    expect((await school.visitor().send("GET", `/events/view/${id}.ics`)).status).toBe(404)
  })
})

describe.skipIf(isDouble())("a calendar program", () => {
  it("gets 304 until something changes", async () => {
    const fetchEvents = (etag?: string | null) => conditionalGet(school, "/events.ics", etag)
    const { headers } = await fetchEvents()
    const etag = headers.get("etag")
    expect(headers.get("cache-control")).toBe("public, max-age=60")
    expect((await fetchEvents(etag)).status).toBe(304)
    const id = await event()
    expect((await fetchEvents(etag)).status).toBe(200)
    const newer = (await fetchEvents()).headers.get("etag")
    await remove(id)
    expect((await fetchEvents(newer)).status).toBe(200)
  })

  it("gets 404 for an unknown event", async () => {
    for (const id of ["999999", "x", "1.5", "9007199254740993"])
      expect([id, (await school.visitor().send("GET", `/events/view/${id}.ics`)).status]).toEqual([id, 404])
  })

  it("gets a valid calendar without events, and the current name of a renamed time zone", async () => {
    const other = await School.open()
    const { body } = await other.visitor().send("GET", "/events.ics")
    for (const { name, events } of readByAll(body)) expect(events, name).toEqual([])
    expect(body).toContain("BEGIN:VTIMEZONE")
    await other.close()
    await moveTo("Asia/Calcutta")
    const calendar = await file(`/events/view/${await event()}.ics`)
    expect(calendar).toContain("TZID:Asia/Kolkata\r\n")
    expect(calendar).toContain("DTSTART;TZID=Asia/Kolkata:")
  })
})
