import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const event = "id title date endDate location description capacity cancelled placesLeft version picture { name }"

const { school, eda } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] })

const hourMs = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const inDays = (days: number) => inHours(24 * days)

describe("an event", () => {
  it("has a title, date, location and description, and needs no picture, end or capacity", async () => {
    const date = inDays(3)
    const { id } = await published(eda, "Event", { date, picture: null })
    expect(await school.visitor().call("event", { id }, event)).toEqual({
      ...{ id, title: "Kite day", date, location: "The field", description: "<p>Bring a kite.</p>" },
      ...{ endDate: null, capacity: null, cancelled: false, placesLeft: null, version: 1, picture: null },
    })
  })

  it.each([
    ["ends before it begins", { date: inDays(2), endDate: inDays(1) }, "endDate"],
    ["lasts longer than a term", { date: inDays(2), endDate: inDays(200) }, "endDate"],
    ["begins after the year 9998", { date: "9999-12-31T23:59:59Z" }, "date"],
    ["begins before the year 1900", { date: "0001-01-01T00:00:00Z" }, "date"],
    ["has a capacity of zero", { capacity: 0 }, "capacity"],
    ["has a capacity above 100,000", { capacity: 100_001 }, "capacity"],
  ])("is refused when it %s", async (_, fields, field) => {
    const input = { title: "A", date: inDays(2), location: "B", description: "<p>c</p>", ...fields }
    expect(Object.keys(await eda.faults("addEvent", { input }))).toEqual([field])
  })

  it("refuses an edit to null, to an end before its start, or to all-day without an end", async () => {
    const { id } = await published(eda, "Event", { date: inDays(5), endDate: inDays(6) })
    const required = ["title", "date", "location", "description", "cancelled"].map((field) => ({ [field]: null }))
    for (const input of [...required, { date: inDays(7) }, { allDay: true, endDate: null }])
      expect(await eda.refusal("editEvent", { id, input })).toBe("BAD_USER_INPUT")
  })

  it("can be cancelled, and can lose its end and its capacity", async () => {
    const date = inDays(3)
    const longest = new Date(Date.parse(date) + 92 * 24 * hourMs).toISOString()
    const { id } = await published(eda, "Event", { date, endDate: longest, capacity: 5 })
    const edited = await eda.call("editEvent", { id, input: { cancelled: true, endDate: null, capacity: null } }, event)
    expect(edited).toMatchObject({ cancelled: true, endDate: null, capacity: null, placesLeft: null })
  })

  it("can last all day and name its audience, and search finds it by audience", async () => {
    const days = { date: "2041-03-03T00:00:00.000Z", endDate: "2041-03-06T00:00:00.000Z" }
    const camp = { title: "Camp", ...days, allDay: true, audience: "Form 6, brave" }
    expect(await published(eda, "Event", camp, "title allDay audience date endDate")).toEqual(camp)
    const search = await school.visitor().call("search", { q: "form 6 brave" }, "items { kind title { text } }")
    expect(search.items).toMatchObject([{ kind: "EVENT", title: [{ text: "Camp" }] }])
  })
})

describe("an event repeated every week", () => {
  const shown = `${event} audience translation(language: FR) { title location }`
  const repeated = (by: Client, given: { id: number; until: string }) => by.call("repeatEvent", given, shown)

  it("is added once for each week, except on holidays and days off", async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    for (const [kind, firstDay, lastDay] of [
      ["HOLIDAY", "2042-03-14", "2042-03-18"],
      ["DAY_OFF", "2042-04-01", "2042-04-01"],
      ["TERM", "2042-01-06", "2042-04-18"],
    ])
      await head.call("addSchoolDate", {
        input: { name: "Break", year: 2042, hours: "", note: "", kind, firstDay, lastDay },
      })
    const times = { date: "2042-03-04T13:30:00.000Z", endDate: "2042-03-04T14:30:00.000Z" }
    const french = { language: "FR", title: "Chorale", location: "Ici", description: "<p>Chantez.</p>", isReady: true }
    const first = { title: "Choir club", ...times, capacity: 12, audience: "Form 5", translations: [french] }
    const { id } = await published(eda, "Event", first)
    const until = "2042-04-08"
    expect(await repeated(eda, { id, until: "2042-03-12" })).toHaveLength(1)
    const added = await repeated(eda, { id, until })
    const [day, nextDay] = ["2042-03-25", "2042-04-08"].map((day) => `${day}T13:30:00.000Z`)
    expect(added).toMatchObject([
      {
        ...{ date: day, endDate: "2042-03-25T14:30:00.000Z", title: "Choir club", audience: "Form 5", placesLeft: 12 },
        ...{ translation: { title: "Chorale", location: "Ici" }, picture: { name: expect.any(String) } },
      },
      { date: nextDay },
    ])
    expect(await repeated(eda, { id, until })).toEqual([])
  })

  it("keeps its time when the clocks change", async () => {
    const own = await School.open()
    const head = await own.signedIn(Role.ADMINISTRATOR)
    await head.call("editSite", { input: { timeZone: "Europe/London" } })
    const { id } = await published(head, "Event", { date: "2043-03-25T09:00:00.000Z", picture: null })
    expect(await repeated(head, { id, until: "2043-04-02" })).toMatchObject([{ date: "2043-04-01T08:00:00.000Z" }])
    await own.close()
  })

  it("is refused if its last day is invalid, more than a year away or too soon", async () => {
    const { id } = await published(eda, "Event", { date: "2042-05-05T09:00:00.000Z" })
    for (const until of ["2042-05-05", "2043-05-07", "next week", "2042-02-30", "2042-05-11"])
      expect(Object.keys(await eda.faults("repeatEvent", { id, until }))).toEqual(["until"])
  })
})

describe("a cancelled event", () => {
  const byAddress = (one: { toAddress: string }, other: { toAddress: string }) =>
    one.toAddress.localeCompare(other.toAddress)
  const notifications = async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    const outbox = await head.call("outbox", { perPage: 50 }, "items { toAddress subject }")
    return outbox.items.filter(({ subject }: { subject: string }) => /^(Called off|Takes place)/.test(subject))
  }

  it("is mailed to its attendees once, and so is the news that it takes place after all", async () => {
    const { id } = await published(eda, "Event", { title: "Regatta", date: inDays(9) })
    for (const name of ["Ada", "Ben"]) {
      const input = { name, email: `${name.toLowerCase()}@families.example`, guests: 0, website: "" }
      await school.visitor().call("confirmAttendance", { eventId: id, input })
    }
    const again = { name: "Ada", email: "ada@families.example" }
    await school.visitor().call("attendEvent", { eventId: id, input: again })
    const edit = (input: object) => eda.call("editEvent", { id, input })
    await edit({ location: "The lake" })
    expect(await notifications()).toEqual([])
    await edit({ cancelled: true })
    await edit({ location: "The river" })
    const to = ["ada", "ben"].map((name) => `${name}@families.example`)
    const mails = to.map((toAddress) => ({ toAddress, subject: "Called off: Regatta" }))
    expect((await notifications()).sort(byAddress)).toEqual(mails)
    const ofAda = () => eda.call("event", { id }, "attendees { items { name calledOff } }")
    expect((await ofAda()).attendees.items[0]).toEqual({ name: "Ada", calledOff: "WAITING" })
    await edit({ cancelled: false })
    await edit({ location: "The lake" })
    const back = to.map((toAddress) => ({ toAddress, subject: "Takes place after all: Regatta" }))
    expect((await notifications()).sort(byAddress)).toEqual([back[0], mails[0], back[1], mails[1]])
    expect((await ofAda()).attendees.items[0]).toEqual({ name: "Ada", calledOff: null })
  })
})

it("A message to all attendees asks the office to ring if the site has no mail server", async () => {
  const { id } = await published(eda, "Event")
  await eda.call("addAttendance", { id, input: { name: "Pat Parent", email: "pat@mail.example" } }, "id")
  const reach = await eda.call("messageAttendees", { id, text: "Bring a hat." }, "mailed toRing")
  expect(reach).toEqual({ mailed: 0, toRing: 1 })
})

describe("the list of events", () => {
  let own: School
  let editor: Client
  const add = (title: string, date: string, endDate?: string) => published(editor, "Event", { title, date, endDate })
  const titlesOf = async (variables: object) => {
    const events = await own.visitor().call("events", { ...variables }, "items { title }")
    return events.items.map(({ title }: { title: string }) => title)
  }

  beforeAll(async () => {
    own = await School.open()
    editor = await own.signedIn(Role.EDITOR)
    await add("in ten days", inDays(10))
    await add("tomorrow", inDays(1))
    await add("an hour ago", inHours(-1))
    await add("all this week", inDays(-3), inDays(3))
    await add("three hours ago", inHours(-3))
    await add("short, and just over", inHours(-1), inHours(-0.5))
    await add("last month", inDays(-30))
  })
  afterAll(() => own.close())

  it("shows current and upcoming events, next first, and past ones, latest first", async () => {
    const toCome = ["all this week", "an hour ago", "tomorrow", "in ten days"]
    const over = ["short, and just over", "three hours ago", "last month"]
    expect(await titlesOf({})).toEqual(toCome)
    expect(await titlesOf({ when: "PAST" })).toEqual(over)
    expect(await titlesOf({ when: "ALL" })).toEqual([...toCome, ...over])
    for (const [page, expected] of [
      [1, toCome.slice(0, 3)],
      [2, [toCome[3], ...over.slice(0, 2)]],
      [3, over.slice(2)],
      [4, []],
    ] as const)
      expect(await titlesOf({ when: "ALL", page, perPage: 3 })).toEqual(expected)
    const events = await own.visitor().call("events", { when: "ALL", perPage: 3 }, "total pages items { title }")
    expect(events).toMatchObject({ total: 7, pages: 3 })
  })

  it("shows events that overlap a time range, in order of their start", async () => {
    const ofThisWeek = ["all this week", "three hours ago", "an hour ago", "short, and just over", "tomorrow"]
    expect(await titlesOf({ from: inHours(-4), to: inDays(2) })).toEqual(ofThisWeek)
    expect(await titlesOf({ from: inDays(2), to: inDays(11), when: "PAST" })).toEqual(["all this week", "in ten days"])
    expect(await titlesOf({ from: inDays(3) })).toEqual(["in ten days"])
    expect(await titlesOf({ to: inDays(-4) })).toEqual(["last month"])
    expect(await titlesOf({ to: inDays(2), page: 2, perPage: 1 })).toEqual(["all this week"])
    for (const to of [inDays(0), inDays(1)])
      expect(Object.keys(await own.visitor().faults("events", { from: inDays(1), to }))).toEqual(["to"])
  })

  it("includes an event at the start of a range, but none that ends there or begins at its end", async () => {
    const [begin, end] = [inDays(100), inDays(101)]
    await add("until it begins", inDays(99), begin)
    await add("as it begins", begin)
    await add("all of it", begin, end)
    await add("just before it ends", new Date(Date.parse(end) - 1).toISOString())
    await add("as it ends", end)
    expect(await titlesOf({ from: begin, to: end })).toEqual(["as it begins", "all of it", "just before it ends"])
    expect(await titlesOf({ from: end, to: inDays(102) })).toEqual(["as it ends"])
  })
})
