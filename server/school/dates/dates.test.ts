import ICAL from "ical.js"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { addDays } from "../../content/items/day.ts"
import { calendarDayOf, datesFrom, schoolDaysAfter } from "./calendar-day.ts"
import { schoolToday } from "./school-year.ts"

const date = "id name kind year firstDay lastDay hours note version"
const year = `query ($year: Int) { schoolYear(year: $year) { year name years dates { ${date} } } }`

const days = { firstDay: "2031-01-13", lastDay: "2031-04-04" }
const term = { name: "Term 1", kind: "TERM", year: 2031, ...days, hours: "", note: "" }

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR })

const added = async (fields: object) => await head.call("addSchoolDate", { input: { ...term, ...fields } }, date)
const yearOf = async (asked?: number) => (await school.visitor().request(year, { year: asked })).data.schoolYear

describe("a school date", () => {
  it("is added by an administrator and public, and lasts one day if it has no last day", async () => {
    await added({ hours: "From 8:00", note: "The gate opens at 7:30." })
    await added({ name: "Learning", kind: "DAY_OFF", firstDay: "2031-03-12", lastDay: "" })
    expect(await yearOf(2031)).toMatchObject({
      year: 2031,
      name: "2031",
      years: [2031],
      dates: [
        { ...term, hours: "From 8:00", note: "The gate opens at 7:30." },
        { name: "Learning", kind: "DAY_OFF", firstDay: "2031-03-12", lastDay: "2031-03-12", hours: "", note: "" },
      ],
    })
  })

  it.each([
    ["has no name", { name: " " }, "name"],
    ["begins on a day that does not exist", { firstDay: "2031-02-30" }, "firstDay"],
    ["has a last day in words", { lastDay: "4 April" }, "lastDay"],
    ["ends before it begins", { lastDay: "2031-01-12" }, "lastDay"],
    ["lasts longer than a year", { lastDay: "2032-01-14" }, "lastDay"],
    ["lies outside its school year", { year: 2029 }, "firstDay"],
    ["has an invalid year", { year: 31 }, "year"],
  ])("is refused when it %s", async (_, fields, field) => {
    expect(Object.keys(await head.faults("addSchoolDate", { input: { ...term, ...fields } }))).toEqual([field])
  })

  it("keeps its versions, refuses a conflicting edit, and is restored from the bin", async () => {
    const { id, version } = await added({ name: "Sports day", kind: "HALF_DAY", firstDay: "2031-02-03", lastDay: "" })
    await head.call("editSchoolDate", { id, input: { hours: "Home at 12:30", version } })
    expect(await head.refusal("editSchoolDate", { id, input: { hours: "Home at 13:00", version } })).toBe("CONFLICT")
    expect((await head.call("versions", { type: "SCHOOL_DATE", id }, "total")).total).toBe(3)
    await head.call("deleteSchoolDate", { id })
    expect((await yearOf(2031)).dates.map(({ name }: { name: string }) => name)).not.toContain("Sports day")
    expect(await head.call("restoreFromBin", { type: "SCHOOL_DATE", id }, "title")).toEqual({ title: "Sports day" })
    const one = await head.call("schoolDate", { id }, date)
    expect(one).toMatchObject({ hours: "Home at 12:30" })
  })

  it("belongs to a school year that spans two calendar years", async () => {
    await added({ year: 2040, name: "Autumn", firstDay: "2040-09-03", lastDay: "2040-12-14" })
    await added({ year: 2040, name: "Summer", firstDay: "2041-04-15", lastDay: "2041-07-19" })
    expect(await yearOf(2040)).toMatchObject({ year: 2040, name: "2040/41", dates: [{}, {}] })
  })

  it("may last a year, with a leap day", async () => {
    await added({ year: 2044, firstDay: "2044-01-11", lastDay: "2045-01-10" })
  })
})

describe("a school year", () => {
  it("is copied to the next, each date on the same weekday, and only once", async () => {
    await added({ year: 2034, firstDay: "2034-01-09", lastDay: "2034-04-07" })
    const copied = await head.call("copySchoolYear", { year: 2034 }, "name dates { name firstDay lastDay }")
    const dates = [{ name: "Term 1", firstDay: "2035-01-08", lastDay: "2035-04-06" }]
    expect(copied).toEqual({ name: "2035", dates })
    const again = await head.try("copySchoolYear", { year: 2034 })
    expect(again.errors).toMatchObject([{ message: "2035 has dates already.", extensions: { code: "CONFLICT" } }])
    expect(await head.refusal("copySchoolYear", { year: 2050 })).toBe("NOT_FOUND")
  })

  it("defaults to that of the current or next term", async () => {
    const own = await School.open()
    const office = await own.signedIn(Role.ADMINISTRATOR)
    const shownYear = async () => (await own.visitor().request(year)).data.schoolYear.year
    const now = new Date().getUTCFullYear()
    expect(await shownYear()).toBe(now)
    const add = (fields: object) => office.call("addSchoolDate", { input: { ...term, ...fields } })
    const termOf = (year: number) => ({ year, firstDay: `${year}-01-13`, lastDay: `${year}-04-04` })
    await add(termOf(now - 2))
    expect(await shownYear()).toBe(now - 2)
    await add(termOf(now + 1))
    await add({ kind: "HOLIDAY", year: now, firstDay: `${now}-12-31`, lastDay: "" })
    expect(await shownYear()).toBe(now + 1)
    expect((await own.visitor().request(year)).data.schoolYear.years).toEqual([now - 2, now, now + 1])
    await own.close()
  })

  it("lists a term before a half-day that begins on the same day", async () => {
    const firstDay = "2037-01-12"
    await added({ year: 2037, name: "First day", kind: "HALF_DAY", firstDay, lastDay: "" })
    await added({ year: 2037, firstDay, lastDay: "2037-04-03" })
    expect(await yearOf(2037)).toMatchObject({ dates: [{ name: "Term 1" }, { name: "First day" }] })
  })

  it("returns the dates that overlap a range of days", async () => {
    await added({ year: 2036, name: "Term 1", firstDay: "2036-01-14", lastDay: "2036-04-04" })
    await added({ year: 2036, name: "Break", kind: "HOLIDAY", firstDay: "2036-02-15", lastDay: "2036-02-18" })
    const names = async (from: string, to = from) =>
      (await school.visitor().call("schoolDates", { from, to }, "name")).map(({ name }: { name: string }) => name)
    expect(await names("2036-02-18")).toEqual(["Term 1", "Break"])
    expect(await names("2036-02-19")).toEqual(["Term 1"])
    expect(await names("2036-04-04", "2036-05-01")).toEqual(["Term 1"])
    expect(await names("2036-04-05", "2036-05-01")).toEqual([])
    expect(await school.visitor().refusal("schoolDates", { from: "today", to: "today" })).toBe("BAD_USER_INPUT")
  })
})

describe("a school day", () => {
  beforeAll(async () => {
    const of2038 = { year: 2038, lastDay: "" }
    await added({ ...of2038, name: "Term 1", firstDay: "2038-01-13", lastDay: "2038-04-02" })
    await added({ ...of2038, name: "Break", kind: "HOLIDAY", firstDay: "2038-02-19", lastDay: "2038-02-22" })
    await added({ ...of2038, name: "Learning", kind: "DAY_OFF", firstDay: "2038-03-10" })
    await added({ ...of2038, name: "Last day", kind: "HALF_DAY", firstDay: "2038-04-02" })
    await added({ ...of2038, name: "April holidays", kind: "HOLIDAY", firstDay: "2038-04-03", lastDay: "2038-05-02" })
    await added({ ...of2038, name: "Term 2", firstDay: "2038-05-03", lastDay: "2038-07-30" })
  })

  const schoolDay = async (day: string) => calendarDayOf(await datesFrom(school.services.database.read, day), day)

  it.each([
    ["2038-01-13", "Term 1", 1, "open", "Break", "Term 2"],
    ["2038-01-15", "Term 1", 1, "open", "Break", "Term 2"],
    ["2038-01-16", "Term 1", 1, "closed", "Break", "Term 2"],
    ["2038-01-17", "Term 1", 1, "closed", "Break", "Term 2"],
    ["2038-01-18", "Term 1", 2, "open", "Break", "Term 2"],
    ["2038-02-19", "Term 1", 6, "closed", "Learning", "Term 2"],
    ["2038-03-10", "Term 1", 9, "closed", "April holidays", "Term 2"],
    ["2038-04-02", "Term 1", 12, "open", "April holidays", "Term 2"],
    ["2038-04-03", undefined, null, "closed", undefined, "Term 2"],
  ])("%s has its term and week, the next day off and the next term", async (day, term, week, open, off, next) => {
    const found = await schoolDay(day)
    expect([found.term?.name, found.week, found.isOpen ? "open" : "closed"]).toEqual([term, week, open])
    expect([found.nextDayOff?.name, found.nextTerm?.name]).toEqual([off, next])
  })
})

describe("the calendar feed of school dates", () => {
  const read = async (path: string) => {
    const { status, body } = await school.visitor().send("GET", path)
    expect(status).toBe(200)
    const parts = new ICAL.Component(ICAL.parse(body as string)).getAllSubcomponents("vevent")
    return parts.map((part) => new ICAL.Event(part))
  }
  const inCalendar = async (path: string, name: string) =>
    (await read(path))
      .filter(({ summary }) => summary.includes(name))
      .map(({ summary, startDate, endDate }) => `${summary} ${startDate} ${endDate}`)

  it.each(["Africa/Johannesburg", "America/New_York", "UTC"])("shows a date as whole days in %s", async (timeZone) => {
    await head.call("editSite", { input: { timeZone } })
    const name = `Canoe ${timeZone}`
    await added({ year: 2060, name, kind: "HOLIDAY", firstDay: "2060-03-26", lastDay: "2060-03-29", hours: "" })
    for (const path of ["/dates.ics", "/events.ics"])
      expect(await inCalendar(path, name)).toEqual([`${name} 2060-03-26 2060-03-30`])
  })

  it("shows the first and last day of a term, and the hours of a half-day, in each language", async () => {
    await added({ year: 2061, name: "Kayak", firstDay: "2061-01-12", lastDay: "2061-04-01" })
    const half = { kind: "HALF_DAY", firstDay: "2061-04-01", lastDay: "", hours: "Home at 12:30" }
    await added({ year: 2061, name: "Last of Kayak", ...half })
    expect(await inCalendar("/dates.ics", "Kayak")).toEqual([
      "Kayak begins 2061-01-12 2061-01-13",
      "Kayak ends 2061-04-01 2061-04-02",
      "Last of Kayak: Home at 12:30 2061-04-01 2061-04-02",
    ])
    expect((await school.visitor().send("GET", "/fr/dates.ics")).body).toContain("X-WR-CALNAME:Dates – ")
    const wordings = [{ language: "FR", text: "Kayak", words: "Pirogue" }]
    await head.call("editSite", { input: { wordings } })
    expect(await inCalendar("/fr/dates.ics", "Pirogue")).toEqual([
      "Pirogue\u00a0: début 2061-01-12 2061-01-13",
      "Pirogue\u00a0: fin 2061-04-01 2061-04-02",
    ])
  })

  it("describes a date by its hours and note, if it has any", async () => {
    const of2063 = { year: 2063, name: "Raft", kind: "DAY_OFF", lastDay: "", hours: "", note: "" }
    await added({ ...of2063, firstDay: "2063-03-01" })
    await added({ ...of2063, firstDay: "2063-03-02", note: "Bring a boat." })
    await added({ ...of2063, firstDay: "2063-03-03", hours: "From 8:00", note: "Bring a boat." })
    const rafts = (await read("/dates.ics")).filter(({ summary }) => summary.startsWith("Raft"))
    expect(rafts.map(({ description }) => description)).toEqual([null, "Bring a boat.", "From 8:00. Bring a boat."])
  })

  it("keeps the UID of a date that has moved", async () => {
    const { id } = await added({ year: 2062, name: "Paddle", kind: "DAY_OFF", firstDay: "2062-03-01", lastDay: "" })
    const find = async () => (await read("/dates.ics")).find(({ summary }) => summary === "Paddle")
    const before = await find()
    await head.call("editSchoolDate", { id, input: { firstDay: "2062-03-02", lastDay: "" } })
    const after = await find()
    expect([after?.uid, String(after?.startDate), after?.sequence]).toEqual([before?.uid, "2062-03-02", 1])
  })
})

it("A page with {terms} shows the coming terms in its language, and keeps the placeholder out of search", async () => {
  const own = await School.open()
  const office = await own.signedIn(Role.ADMINISTRATOR)
  const page = await office.call("page", { key: "faqs" })
  const text = "<p>They are:</p><p>{terms}</p>"
  const editPage = (input: object) => office.call("editPage", { id: page.id, input })
  await editPage({ sections: [{ anchor: "", heading: "When are the terms?", text }] })
  const read = () => own.visitor().call("page", { key: "faqs" }, "sections { text } shownTexts")
  expect(await read()).toEqual({ sections: [{ text }], shownTexts: ["<p>They are:</p>"] })
  const next = new Date().getUTCFullYear() + 1
  const terms = { name: "Term <1>", year: next, firstDay: `${next}-01-13`, lastDay: `${next}-04-04` }
  await office.call("addSchoolDate", { input: { ...term, ...terms } })
  await office.call("addSchoolDate", { input: { ...term, ...terms, name: "Break", kind: "HOLIDAY" } })
  const { shownTexts } = await read()
  expect(shownTexts[0]).toMatch(
    new RegExp(`^<p>They are:</p><ul><li>Term &lt;1&gt;: \\w+ 13 January ${next} to \\w+ 4 April ${next}</li></ul>$`),
  )

  const texts = { title: "Questions", tag: "", pageIntro: "", pageText: "" }
  const french = { language: "FR", ...texts, facts: [], prices: [] }
  const translations = [{ ...french, sections: [{ heading: "Les trimestres", text: "<p>{terms}</p>" }] }]
  await editPage({ translations })
  const { data } = await own.visitor().request('{ page(key: "faqs") { translation(language: FR) { shownTexts } } }')
  expect(data.page.translation.shownTexts[0]).toMatch(
    new RegExp(`^<ul><li>Term &lt;1&gt; : \\w+ 13 janvier ${next} au \\w+ 4 avril ${next}</li></ul>$`),
  )

  const search = await own.visitor().call("search", { q: "they are terms" }, "items { path excerpt { text } }")
  expect(search.items[0].path).toBe("/faqs#when-are-the-terms")
  const excerpt = search.items[0].excerpt.map(({ text }: { text: string }) => text).join("")
  expect(excerpt.trim()).toBe("They are:")
  await own.close()
})

it("A search for terms answers with three terms, and for the next term with one that begins after today", async () => {
  const lines = async (q: string): Promise<string[]> =>
    (await school.visitor().call("search", { q }, "answer { lines }")).answer.lines
  const { today } = await schoolToday(school.services.database)
  const thisTerm = { name: "This term", year: Number(today.slice(0, 4)), firstDay: today, lastDay: addDays(today, 7) }
  await added(thisTerm)
  const all = await lines("term dates")
  expect([all.length, all[0]]).toEqual([3, expect.stringMatching(/^This term: /)])
  expect(await lines("next term")).toEqual(all.slice(1, 2))
})

describe("counting school days after a date", () => {
  it("skips weekends and days off, and for zero gives the date or the next school day", async () => {
    await added({ year: 2041, firstDay: "2041-01-14", lastDay: "2041-04-05" })
    await added({ year: 2041, name: "Learning", kind: "DAY_OFF", firstDay: "2041-02-04", lastDay: "" })
    const friday = "2041-02-01"
    const later = (from: string, count: number) => schoolDaysAfter(school.services.database.read, from, count)
    const found = [later(friday, 0), later("2041-02-02", 0), later(friday, 1), later(friday, 3)]
    expect(await Promise.all(found)).toEqual([friday, "2041-02-05", "2041-02-05", "2041-02-07"])
  })
})
