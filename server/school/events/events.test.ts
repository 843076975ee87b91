import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const event = "id title date endDate location description capacity cancelled placesLeft version picture { name }"
const readEvent = `query ($id: Int!) { event(id: $id) { ${event} } }`
const edit = `mutation ($id: Int!, $input: EditEventInput!) { editEvent(id: $id, input: $input) { ${event} } }`

const { school, eda } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] })

const hourMs = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const inDays = (days: number) => inHours(24 * days)

describe("an event", () => {
  it("has a title, a date, a place and a description; picture, end and capacity only if somebody says so", async () => {
    const date = inDays(3)
    const { id } = await published(eda, "Event", { date, picture: null })
    const { data } = await school.visitor().ask(readEvent, { id })
    expect(data.event).toEqual({
      id,
      title: "Kite day",
      date,
      endDate: null,
      location: "The field",
      description: "<p>Bring a kite.</p>",
      capacity: null,
      cancelled: false,
      placesLeft: null,
      version: 1,
      picture: null,
    })
  })

  it("names its picture with a hyphen after the time stamp", async () => {
    const { drawnPicture } = await import("../../../test/school.ts")
    const add = `mutation ($date: DateTimeISO!, $file: Upload!) {
      addEvent(input: { title: "A", date: $date, location: "B", description: "<p>c</p>", picture: { upload: $file } }) { picture { name } }
    }`
    const file = new Blob([await drawnPicture()])
    const { data } = await eda.upload(add, { date: inDays(1) }, file, "variables.file", "kite day.png")
    expect(data.addEvent.picture.name).toMatch(/^\d{13}-kite-day\.png$/)
  })

  it.each([
    ["ends before it begins", { date: inDays(2), endDate: inDays(1) }, "endDate"],
    ["lasts longer than a term", { date: inDays(2), endDate: inDays(200) }, "endDate"],
    ["has no room for anybody", { capacity: 0 }, "capacity"],
    ["has room for more than the city", { capacity: 100_001 }, "capacity"],
    ["has no title", { title: " " }, "title"],
    ["has no place", { location: "" }, "location"],
    ["says nothing", { description: "<p><br></p>" }, "description"],
  ])("is refused when it %s", async (_, fields, field) => {
    const input = { title: "A", date: inDays(2), location: "B", description: "<p>c</p>", ...fields }
    const answer = await eda.try("addEvent", { input })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
  })

  it("cannot be edited so that it ends before it begins", async () => {
    const { id } = await published(eda, "Event", { date: inDays(5), endDate: inDays(6) })
    expect(codeOf(await eda.graphql(edit, { id, input: { date: inDays(7) } }))).toBe("BAD_USER_INPUT")
  })

  it("can be cancelled, and can lose its end and its limit again", async () => {
    const date = inDays(3)
    const longest = new Date(Date.parse(date) + 92 * 24 * hourMs).toISOString()
    const { id } = await published(eda, "Event", { date, endDate: longest, capacity: 5 })
    const { data } = await eda.ask(edit, { id, input: { cancelled: true, endDate: null, capacity: null } })
    expect(data.editEvent).toMatchObject({ cancelled: true, endDate: null, capacity: null, placesLeft: null })
  })

  it.each(["title", "date", "location", "description", "cancelled"])("never has a %s of null", async (field) => {
    const { id } = await published(eda, "Event")
    expect(codeOf(await eda.graphql(edit, { id, input: { [field]: null } }))).toBe("BAD_USER_INPUT")
  })
})

describe("an event of whole days", () => {
  it("says its days and for whom it is, and is found by that", async () => {
    const days = { date: "2041-03-03T00:00:00.000Z", endDate: "2041-03-06T00:00:00.000Z" }
    const selection = "id allDay audience date endDate"
    const camp = { title: "Camp", ...days, allDay: true, audience: "Form 6, brave" }
    expect(await published(eda, "Event", camp, selection)).toMatchObject({
      allDay: true,
      audience: "Form 6, brave",
      ...days,
    })
    const search = await school.visitor().call("search", { q: "form 6 brave" }, "items { kind title { text } }")
    expect(search.items).toMatchObject([{ kind: "EVENT", title: [{ text: "Camp" }] }])
  })

  it("needs an end, also where it becomes one of whole days", async () => {
    const { id } = await published(eda, "Event", {}, "id allDay audience")
    const answer = await eda.graphql(edit, { id, input: { allDay: true } })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(["endDate"])
  })
})

describe("an event that is repeated every week", () => {
  const repeat =
    "mutation ($id: Int!, $until: Day!) { repeatEvent(id: $id, until: $until) { id date endDate title audience placesLeft picture { name alt } translation(language: FR) { title location } } }"

  it("is one of its own in each, but on holidays and days off, and is added once", async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    const off = {
      name: "Break",
      kind: "HOLIDAY",
      year: 2042,
      firstDay: "2042-03-14",
      lastDay: "2042-03-18",
      hours: "",
      note: "",
    }
    for (const date of [
      off,
      { ...off, kind: "DAY_OFF", firstDay: "2042-04-01", lastDay: "2042-04-01" },
      { ...off, kind: "TERM", firstDay: "2042-01-06", lastDay: "2042-04-18" },
    ])
      await head.call("addSchoolDate", { input: date })
    const times = { date: "2042-03-04T13:30:00.000Z", endDate: "2042-03-04T14:30:00.000Z" }
    const french = { language: "FR", title: "Chorale", location: "Ici", description: "<p>Chantez.</p>", isReady: true }
    const first = { title: "Choir club", ...times, capacity: 12, audience: "Form 5", translations: [french] }
    const { id } = await published(eda, "Event", first)
    const until = "2042-04-08"
    expect((await eda.ask(repeat, { id, until: "2042-03-12" })).data.repeatEvent).toHaveLength(1)
    const { data } = await eda.ask(repeat, { id, until })
    expect(data.repeatEvent.map(({ date }: { date: string }) => date.slice(0, 10))).toEqual([
      "2042-03-25",
      "2042-04-08",
    ])
    expect(data.repeatEvent[0]).toMatchObject({
      title: "Choir club",
      audience: "Form 5",
      placesLeft: 12,
      endDate: "2042-03-25T14:30:00.000Z",
      translation: { title: "Chorale", location: "Ici" },
    })
    expect(data.repeatEvent[0].picture.name).toBeTruthy()
    expect((await eda.ask(repeat, { id, until })).data.repeatEvent).toEqual([])
  })

  it("keeps its time when the clocks change", async () => {
    const own = await School.open()
    const head = await own.signedIn(Role.ADMINISTRATOR)
    await head.call("editSite", { input: { timeZone: "Europe/London" } })
    const { id } = await published(head, "Event", { date: "2043-03-25T09:00:00.000Z", picture: null })
    const { data } = await head.ask(repeat, { id, until: "2043-04-02" })
    expect(data.repeatEvent.map(({ date }: { date: string }) => date)).toEqual(["2043-04-01T08:00:00.000Z"])
    await own.close()
  })

  it.each(["2042-05-05", "2043-05-07", "next week", "2042-02-30"])("is refused until %s", async (until) => {
    const { id } = await published(eda, "Event", { date: "2042-05-05T09:00:00.000Z" })
    const answer = await eda.graphql(repeat, { id, until })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(["until"])
  })
})

describe("an event that is called off", () => {
  const told = async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    const outbox = await head.call("outbox", { perPage: 50 }, "items { toAddress subject }")
    return outbox.items.filter(({ subject }: { subject: string }) => subject.startsWith("Called off"))
  }

  it("is told by mail to those who have confirmed, once", async () => {
    const { id } = await published(eda, "Event", { title: "Regatta", date: inDays(9) })
    for (const name of ["Ada", "Ben"]) {
      const input = { name, email: `${name.toLowerCase()}@families.example`, guests: 0, website: "" }
      await school.visitor().call("confirmAttendance", { eventId: id, input })
    }
    const again = { name: "Ada", email: "ada@families.example" }
    await school.visitor().call("attendEvent", { eventId: id, input: again })
    await eda.ask(edit, { id, input: { location: "The lake" } })
    expect(await told()).toEqual([])
    await eda.ask(edit, { id, input: { cancelled: true } })
    const mails = [
      { toAddress: "ada@families.example", subject: "Called off: Regatta" },
      { toAddress: "ben@families.example", subject: "Called off: Regatta" },
    ]
    expect(await told()).toEqual(expect.arrayContaining(mails))
    await eda.ask(edit, { id, input: { location: "The river" } })
    expect(await told()).toHaveLength(2)
    expect(await school.visitor().call("event", { id }, event)).toMatchObject({ cancelled: true })
  })
})

describe("the calendar", () => {
  let own: School
  const titlesOf = async (variables: object) => {
    const events = await own
      .visitor()
      .call("events", variables as Record<string, unknown>, "total pages items { title }")
    return events.items.map(({ title }: { title: string }) => title)
  }

  beforeAll(async () => {
    own = await School.open()
    const editor = await own.signedIn(Role.EDITOR)
    const add = (title: string, date: string, endDate?: string) => published(editor, "Event", { title, date, endDate })
    await add("in ten days", inDays(10))
    await add("tomorrow", inDays(1))
    await add("an hour ago", inHours(-1))
    await add("all this week", inDays(-3), inDays(3))
    await add("three hours ago", inHours(-3))
    await add("short, and just over", inHours(-1), inHours(-0.5))
    await add("last month", inDays(-30))
  })
  afterAll(() => own.close())

  it("has what is to come or going on, the next first; and what is over, the latest first", async () => {
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

  it("has what takes place within a time, if only in part, in the order in which it begins", async () => {
    const ofThisWeek = ["all this week", "three hours ago", "an hour ago", "short, and just over", "tomorrow"]
    expect(await titlesOf({ from: inHours(-4), to: inDays(2) })).toEqual(ofThisWeek)
    expect(await titlesOf({ from: inDays(2), to: inDays(11), when: "PAST" })).toEqual(["all this week", "in ten days"])
    expect(await titlesOf({ from: inDays(3) })).toEqual(["in ten days"])
    expect(await titlesOf({ to: inDays(-4) })).toEqual(["last month"])
    expect(await titlesOf({ to: inDays(2), page: 2, perPage: 1 })).toEqual(["all this week"])
    for (const to of [inDays(0), inDays(1)]) {
      const { errors } = await own.visitor().try("events", { from: inDays(1), to }, "total pages items { title }")
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { to: expect.any(String) } })
    }
  })

  it("has at the bounds of a time what begins with it, and neither what ends then nor what begins at its end", async () => {
    const [begin, end] = [inDays(100), inDays(101)]
    const editor = await own.signedIn(Role.EDITOR)
    const add = (title: string, date: string, endDate?: string) => published(editor, "Event", { title, date, endDate })
    await add("until it begins", inDays(99), begin)
    await add("as it begins", begin)
    await add("all of it", begin, end)
    await add("just before it ends", new Date(Date.parse(end) - 1).toISOString())
    await add("as it ends", end)
    expect(await titlesOf({ from: begin, to: end })).toEqual(["as it begins", "all of it", "just before it ends"])
    expect(await titlesOf({ from: end, to: inDays(102) })).toEqual(["as it ends"])
  })
})
