import ICAL from "ical.js"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, {}, School.openPages)

/** UTC+2. */
const timeZone = "Africa/Johannesburg"
const dishes = { monday: "Pilau", tuesday: "Soup", wednesday: "Curry", thursday: "Fish", friday: "Stew" }
const routine = { gate: "Opens at 7:30.", dayEnds: "15:00", lunchWeeks: [dishes] }
const page = { tag: "", title: "What there is to eat", pageIntro: "<p>Lunch.</p>", pageText: "<p>At noon.</p>" }

const dates = [
  { kind: "TERM", name: "Term 1", firstDay: "2038-01-13", lastDay: "2038-04-02" },
  { kind: "HOLIDAY", name: "Mid-term break", firstDay: "2038-02-19", lastDay: "2038-02-22" },
  { kind: "DAY_OFF", name: "The teachers are learning", firstDay: "2038-03-10", lastDay: "" },
  { kind: "HALF_DAY", name: "Saturday of sport", firstDay: "2038-03-13", lastDay: "", hours: "9:00 to 12:00" },
  { kind: "HALF_DAY", name: "Last day of term", firstDay: "2038-04-02", lastDay: "", hours: "Home at 12:30" },
  { kind: "HOLIDAY", name: "April holidays", firstDay: "2038-04-03", lastDay: "2038-05-02" },
  { kind: "TERM", name: "Term 2", firstDay: "2038-05-03", lastDay: "2038-07-30" },
]

beforeAll(async () => {
  await head.call("editSite", { input: { timeZone, routine } })
  for (const date of dates) await head.call("addSchoolDate", { input: { hours: "", note: "", year: 2038, ...date } })
  const { id } = await head.call("page", { key: "lunch" })
  await head.call("editPage", { id, input: page })
})
afterEach(() => void vi.useRealTimers())

const travel = (time: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+02:00`) })

const fields = "day isOpen noSchool reason gate lunch nextSchoolDay"
let queryCount = 0

const fetchData = async (query: string) => (await school.visitor().request(`query Q${++queryCount} { ${query} }`)).data
const lineOf = async (q: string) =>
  (await fetchData(`search(q: "${q}") { answer { lines } }`)).search.answer?.lines[0] ?? ""

/** The row of a day in the table of `/lunch`, without scripts; empty in a week without lunch. */
async function lunchRow(day: string) {
  const html = await (
    await fetch(`${school.url}/lunch?seen=${++queryCount}`, { headers: { accept: "text/html" } })
  ).text()
  const rows = html.split("<tr").map((part) => part.split("</tr>")[0] ?? "")
  return rows.find((row) => row.includes(`ime="${day}"`)) ?? ""
}

async function inCalendar(path: string, day: string) {
  const { body } = await school.visitor().send("GET", `${path}?seen=${++queryCount}`)
  const events = new ICAL.Component(ICAL.parse(body as string)).getAllSubcomponents("vevent")
  const on = events.filter((event) => {
    const { startDate, endDate } = new ICAL.Event(event)
    return startDate.toJSDate() < new Date(`${day}T15:00+02:00`) && endDate.toJSDate() > new Date(`${day}T07:30+02:00`)
  })
  return on.map((event) => String(event.getFirstPropertyValue("summary"))).join()
}

interface ExpectedDay {
  open: boolean
  why?: string
  /** Text in the heading of Today, if that is not the date. */
  heading?: string
  lunch?: string
  /** Text in the calendar feeds. */
  calendar?: string
}

const closed = { kind: "CLOSED", text: "No water." }

describe("a school day in the API, search, pages and calendars", () => {
  it.each<[string, string, object | null, ExpectedDay]>([
    ["an ordinary day", "2038-01-25", null, { open: true, lunch: "Pilau" }],
    [
      "a day closed by a notice",
      "2038-01-26",
      closed,
      { open: false, why: "No water.", heading: "School closed", calendar: "No water." },
    ],
    [
      "a day on which children go home early",
      "2038-01-27",
      { kind: "HOME_EARLY", text: "Storm." },
      { open: true, why: "Storm.", calendar: "Storm." },
    ],
    [
      "a day with a late bus",
      "2038-01-28",
      { kind: "BUS_LATE", text: "Bus 3." },
      { open: true, lunch: "Fish", calendar: "Bus 3." },
    ],
    [
      "holidays within a term",
      "2038-02-22",
      null,
      { open: false, why: "Mid-term break", heading: "Mid-term break", calendar: "Mid-term break" },
    ],
    [
      "a day off",
      "2038-03-10",
      null,
      {
        open: false,
        why: "The teachers are learning",
        heading: "The teachers are learning",
        calendar: "The teachers are learning",
      },
    ],
    [
      "a half-day",
      "2038-04-02",
      null,
      { open: true, why: "Last day of term", calendar: "Last day of term: Home at 12:30" },
    ],
    ["a weekend", "2038-01-24", null, { open: false, heading: "The weekend" }],
    [
      "a Saturday with half a day",
      "2038-03-13",
      null,
      { open: true, why: "Saturday of sport", calendar: "9:00 to 12:00" },
    ],
    [
      "holidays between terms",
      "2038-04-12",
      null,
      { open: false, why: "April holidays", heading: "April holidays", calendar: "April holidays" },
    ],
  ])("is alike: %s, %s", async (_, day, notice, { open, why = "", heading = "Today, ", lunch = "", calendar = "" }) => {
    travel(`${day}T07:00`)
    const office = await school.signedIn(Role.ADMINISTRATOR)
    if (notice)
      await office.call("addNotice", { input: { ...notice, endsAt: new Date(`${day}T17:00+02:00`).toISOString() } })
    travel(`${day}T08:00`)
    const { schoolDay, home, schoolFortnight } = await fetchData(
      `schoolDay { ${fields} notices { text } } schoolFortnight { ${fields} } home { today { heading note facts { label text } } }`,
    )
    expect(schoolDay).toMatchObject({ day, isOpen: open, reason: why, lunch, gate: lunch && "Opens at 7:30." })
    expect(schoolDay.noSchool === null).toBe(open)

    const { months } = (await fetchData("schoolYear(year: 2038) { months { first kinds } }")).schoolYear
    const kind = months[Number(day.slice(5, 7)) - 1].kinds[Number(day.slice(8)) - 1]
    expect(["TERM", "HALF_DAY"].includes(kind), kind).toBe(open)
    if (!open && kind) expect(schoolDay.noSchool).toBe(notice ? "NOTICE" : kind)

    const inTable = schoolFortnight.find((one: { day: string }) => one.day === day)
    if (inTable) expect(inTable).toEqual({ ...schoolDay, notices: undefined })

    expect(home.today.heading).toContain(heading)
    const facts = home.today.facts.map(({ label, text }: Record<string, string>) => `${label}: ${text}`).join()
    expect(facts.includes("Lunch: ")).toBe(lunch !== "")
    expect(facts.includes("Gate: ")).toBe(lunch !== "")
    expect(`${home.today.heading} ${home.today.note} ${facts}`).toContain(why)

    expect(await lineOf("school today")).toContain(open ? ": School" : ": No school")
    const ofLunch = await lineOf("lunch today")
    for (const text of [lunch, why]) expect(ofLunch).toContain(text)

    const row = await lunchRow(day)
    for (const text of row ? [lunch, why] : []) expect(row).toContain(text)
    expect(row.includes("Pilau") || row.includes("Fish")).toBe(lunch !== "")

    for (const path of ["/events.ics", "/dates.ics"]) {
      const entries = await inCalendar(path, day)
      expect(entries).toContain(calendar)
      expect(entries.includes("School closed")).toBe(notice === closed)
    }
    vi.useRealTimers()
    await school.services.database.write((rows) => rows.query("DELETE FROM notices"))
  })

  it("names the next school day, and skips one that a notice closes", async () => {
    travel("2038-01-24T20:00")
    const office = await school.signedIn(Role.ADMINISTRATOR)
    await office.call("addNotice", { input: { ...closed, endsAt: "2038-01-25T13:00:00.000Z" } })
    travel("2038-01-24T20:01")
    const { schoolDay } = await fetchData(`schoolDay { ${fields} }`)
    expect(schoolDay).toMatchObject({ noSchool: "WEEKEND", nextSchoolDay: "2038-01-26" })
    expect(await lineOf("lunch tomorrow")).toBe("Tomorrow, Monday 25 January 2038: No school: No water.")
    expect((await fetchData(`schoolDay(on: "2038-01-26") { ${fields} }`)).schoolDay).toMatchObject({ lunch: "Soup" })
    vi.useRealTimers()
    await school.services.database.write((rows) => rows.query("DELETE FROM notices"))
  })

  it("answers a search for when school reopens, within a term and between terms", async () => {
    travel("2038-02-20T09:00")
    expect(await lineOf("when does school reopen")).toBe("School begins again on Tuesday 23 February 2038.")
    for (const [q, language, line] of [
      ["shule inafungua lini", "SW", "Shule inafunguliwa tena Jumanne 23 Februari 2038."],
      ["quand rouvre l'école", "FR", "L’école reprend le mardi 23 février 2038."],
    ]) {
      const { answer } = (await fetchData(`search(q: "${q}", language: ${language}) { answer { lines } }`)).search
      expect([q, answer?.lines[0]]).toEqual([q, line])
    }
    travel("2038-02-23T09:00")
    expect(await lineOf("when does school reopen")).toBe("Term 1: 13 January to 2 April")
    travel("2038-04-12T09:00")
    expect(await lineOf("when does school reopen")).toBe("Term 2: 3 May to 30 July")
  })

  it("is found by its date, with its events in the reader's language, cancelled ones too", async () => {
    travel("2038-01-24T20:00")
    const office = await school.signedIn(Role.ADMINISTRATOR)
    const sw = { language: "SW", title: "Maonyesho", audience: "", location: "Ukumbi", description: "<p>Njoo.</p>" }
    for (const input of [
      { title: "Book fair", date: "2038-02-01T22:30:00.000Z", translations: [sw], cancelled: true },
      { title: "Camp", date: "2038-02-01T06:00:00.000Z", endDate: "2038-02-02T10:00:00.000Z" },
      { title: "Reunion", date: "2038-08-05T08:00:00.000Z" },
      { title: "The day before", date: "2038-02-01T21:30:00.000Z", endDate: "2038-02-01T22:00:00.000Z" },
    ])
      await published(office, "Event", input)
    const linesOf = async (q: string, language: string) =>
      (await fetchData(`search(q: "${q}", language: ${language}) { answer { lines } }`)).search.answer.lines
    const linkOf = async (q: string) => (await fetchData(`search(q: "${q}") { answer { title path } }`)).search.answer
    expect(await linesOf("2 february", "EN")).toEqual([
      "Tuesday 2 February 2038: School",
      routine.gate,
      "Camp",
      "Cancelled: Book fair: 00:30",
    ])
    expect(await linesOf("2 februari", "SW")).toEqual([
      "Jumanne 2 Februari 2038: Shule",
      routine.gate,
      "Camp",
      "Limefutwa: Maonyesho: 00:30",
    ])
    expect(await linesOf("5 august", "EN"), "beyond the last term").toEqual([
      "Thursday 5 August 2038",
      "Reunion: 10:00",
    ])
    expect(await linkOf("2 february")).toEqual({ title: "Events", path: "/events" })
    expect(await linkOf("5 august")).toEqual({ title: "Reunion", path: expect.stringMatching(/^.events.view.\d+$/) })
  })

  it.each([
    ["before the first term", "2038-01-12", null],
    ["the first day of term", "2038-01-13", "TERM"],
    ["a Saturday", "2038-01-16", null],
    ["a Sunday in holidays", "2038-02-21", "HOLIDAY"],
    ["a day off", "2038-03-10", "DAY_OFF"],
    ["a Saturday with half a day", "2038-03-13", "HALF_DAY"],
    ["the half-day at the end of term", "2038-04-02", "HALF_DAY"],
    ["after the last term", "2038-07-31", null],
  ])("has its kind in the school year's months: %s", async (_, day, kind) => {
    const { months } = (await fetchData("schoolYear(year: 2038) { months { first kinds } }")).schoolYear
    const month = months.find(({ first }: { first: string }) => day.startsWith(first.slice(0, 7)))
    expect(month.kinds[Number(day.slice(8)) - 1]).toBe(kind)
  })

  it("belongs to one of twelve months, which begin with the first term or in January", async () => {
    const monthsOf = async (year: number) => {
      const { months } = (await fetchData(`schoolYear(year: ${year}) { months { first kinds } }`)).schoolYear
      const count = months.reduce((sum: number, { kinds }: { kinds: [] }) => sum + kinds.length, 0)
      return [months[0].first, months[11].first, count]
    }
    await head.call("addSchoolDate", {
      input: { ...dates[0], year: 2051, firstDay: "2051-09-04", lastDay: "2051-12-15", hours: "", note: "" },
    })
    expect(await monthsOf(2051)).toEqual(["2051-09-01", "2052-08-01", 366])
    expect(await monthsOf(2050)).toEqual(["2050-01-01", "2050-12-01", 365])
    for (const year of [2_147_483_647, -1])
      expect(Object.keys(await school.visitor().faults("schoolYear", { year }))).toEqual(["year"])
  })

  it("shows two weeks of lunches, from the next school week on weekends and in holidays", async () => {
    const days = async (time: string) => {
      travel(time)
      const { schoolFortnight } = await fetchData("schoolFortnight { day }")
      return [schoolFortnight[0].day, schoolFortnight[9].day, schoolFortnight.length]
    }
    expect(await days("2038-01-27T08:00")).toEqual(["2038-01-25", "2038-02-05", 10])
    expect(await days("2038-01-30T08:00")).toEqual(["2038-02-01", "2038-02-12", 10])
    expect(await days("2038-04-05T08:00")).toEqual(["2038-05-03", "2038-05-14", 10])
  })

  it("answers a search for the next day off, and gives no answer if unsure", async () => {
    travel("2038-01-25T08:00")
    expect(await lineOf("next day off")).toBe("Mid-term break: 19 February to 22 February")
    travel("2038-02-20T08:00")
    expect(await lineOf("When is the next day off?")).toBe("The teachers are learning: 10 March")
    const inFrench = await fetchData('search(q: "L’école est-elle fermée demain ?", language: FR) { answer { lines } }')
    expect(inFrench.search.answer.lines[0]).toMatch(/^Demain, dimanche 21 février 2038 : Pas d’école/)
    for (const q of ["today in maths", "lunch today or tomorrow", "tomorrow night", "day off sick"])
      expect(await lineOf(q), q).toBe("")
  })

  it("answers a search for a date, a weekday or a month in three languages", async () => {
    travel("2038-01-25T08:00")
    for (const [q, line] of [
      ["12 March", "Friday 12 March 2038: School"],
      ["Is there school on 10th March?", "Wednesday 10 March 2038: No school: The teachers are learning"],
      ["3 May", "Monday 3 May 2038: School"],
      ["friday", "Friday 29 January 2038: School"],
      ["lunch on wednesday", "Wednesday 27 January 2038: Curry"],
      ["feb 20 2038", "Saturday 20 February 2038: No school: Mid-term break"],
      ["what time does school close on friday", "Friday 29 January 2038: School"],
      ["is there school next monday?", "Monday 1 February 2038: School"],
      ["is tomorrow a half day?", "Tomorrow, Tuesday 26 January 2038: School"],
      ["last day of school", "Last day of term: 2 April. Home at 12:30"],
      ["february holidays", "Mid-term break: 19 February to 22 February"],
      ["days off in march", "The teachers are learning: 10 March"],
    ] as const)
      expect(await lineOf(q), q).toBe(line)
    const inFrench = await fetchData('search(q: "1er avril", language: FR) { answer { lines } }')
    expect(inFrench.search.answer.lines[0]).toMatch(/^Jeudi 1er avril 2038 : École/)
    const inSwahili = await fetchData('search(q: "tarehe 14 Aprili", language: SW) { answer { lines } }')
    expect(inSwahili.search.answer.lines[0]).toMatch(/^Jumatano 14 Aprili 2038: Hakuna shule/)
    const mixed = await fetchData('search(q: "shule inafungwa saa ngapi friday", language: SW) { answer { lines } }')
    expect(mixed.search.answer.lines[0]).toBe("Ijumaa 29 Januari 2038: Shule")
    for (const q of ["chess on friday", "31 February", "12 March 1990", "12"]) expect(await lineOf(q), q).toBe("")
  })

  it("lists its events, without those for other forms", async () => {
    const times = { date: "2038-05-11T07:00:00.000Z", endDate: "2038-05-11T09:00:00.000Z" }
    const audiences = [null, "Forms 3 to 5", "Form 6 and Reception", "Form 4 and above", "Parents", "Forms 1, 2 and 7"]
    for (const audience of audiences) await published(head, "Event", { title: audience ?? "All", audience, ...times })
    await published(head, "Event", { title: "The day after", date: "2038-05-11T22:00:00.000Z" })
    const of = async (form = "") => {
      const { schoolDay } = await fetchData(`schoolDay(on: "2038-05-11") { events${form} { title } }`)
      return schoolDay.events.map(({ title }: { title: string }) => title)
    }
    const open = ["Form 4 and above", "Parents"]
    expect(await of()).toHaveLength(6)
    expect(await of('(form: "Form 4")')).toEqual(["All", "Forms 3 to 5", ...open])
    expect(await of('(form: "Reception")')).toEqual(["All", "Form 6 and Reception", ...open])
    expect(await of('(form: "Form 7")')).toEqual(["All", ...open, "Forms 1, 2 and 7"])
    expect(await school.visitor().try("schoolDay", { on: "2038-02-30" }, "day")).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
    })
  })
})

it("A school year includes the next one from the third month before it begins", async () => {
  await head.call("addSchoolDate", {
    input: { ...dates[0], year: 2039, firstDay: "2039-01-12", lastDay: "2039-04-01", hours: "", note: "" },
  })
  await head.call("addSchoolDate", {
    input: {
      ...dates[0],
      name: "Term 3",
      year: 2038,
      firstDay: "2038-09-06",
      lastDay: "2038-11-26",
      hours: "",
      note: "",
    },
  })
  const next = async (time: string, year = "") => {
    travel(time)
    return (await fetchData(`schoolYear${year} { year next { name dates { firstDay } } }`)).schoolYear
  }
  expect(await next("2038-09-30T08:00")).toEqual({ year: 2038, next: null })
  const nextYear = { name: "2039", dates: [{ firstDay: "2039-01-12" }] }
  expect(await next("2038-10-01T08:00")).toEqual({ year: 2038, next: nextYear })
  expect(await next("2038-10-01T08:00", "(year: 2037)")).toEqual({ year: 2037, next: null })
  expect(await next("2038-11-27T08:00")).toEqual({ year: 2039, next: null })
})
