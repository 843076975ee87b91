import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const today = "home { today { heading note facts { label text } } }"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, {}, School.openPages)

/** UTC+2. */
const zone = "Africa/Johannesburg"
const week = (first: string) => ({
  ...{ monday: `${first} Monday`, tuesday: "Pilau", wednesday: "Soup", thursday: "Curry", friday: "Fish" },
})
const routine = { gate: "Opens at 7:30.", dayEnds: "15:00", lunchWeeks: [week("First"), week("Second")] }

const dates = [
  { kind: "TERM", name: "Term 1", firstDay: "2038-01-13", lastDay: "2038-04-02" },
  { kind: "HOLIDAY", name: "Mid-term break", firstDay: "2038-02-19", lastDay: "2038-02-22" },
  { kind: "DAY_OFF", name: "The teachers are learning", firstDay: "2038-03-10", lastDay: "" },
  { kind: "HALF_DAY", name: "Last day of term", firstDay: "2038-04-02", lastDay: "", hours: "Home at 12:30" },
  { kind: "HOLIDAY", name: "April holidays", firstDay: "2038-04-03", lastDay: "2038-05-02" },
  { kind: "TERM", name: "Term 2", firstDay: "2038-05-03", lastDay: "2038-07-30" },
]

afterEach(() => void vi.useRealTimers())

let queryCount = 0

/** Queries directly, as the fake clock goes backwards. */
async function at(time: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+02:00`) })
  return (await school.visitor().request(`query At${++queryCount} { ${today} }`)).data.home.today
}

const labels = ({ facts }: { facts: { label: string }[] }) => facts.map(({ label }) => label)

it("Today is empty on a site without school dates", async () => {
  expect(await at("2038-02-01T09:00")).toBeNull()
})

describe("Today", () => {
  beforeAll(async () => {
    await head.call("editSite", { input: { timeZone: zone, routine } })
    for (const date of dates) await head.call("addSchoolDate", { input: { hours: "", note: "", year: 2038, ...date } })
    await published(head, "Event", { title: "Open morning", date: "2038-06-12T07:30:00Z" })
  })

  it("shows the date, term week, gate, lunch and coming dates on a school day", async () => {
    expect(await at("2038-01-25T06:00")).toEqual({
      heading: "Today, Monday 25 January",
      note: "Term 1, week 3",
      facts: [
        { label: "Gate", text: "Opens at 7:30." },
        { label: "Lunch", text: "First Monday" },
        { label: "Next event", text: "Open morning, Saturday 12 June, 09:30" },
        { label: "Next day off", text: "Mid-term break, Friday 19 February to Monday 22 February" },
      ],
    })
  })

  it("rotates lunches from the first week of each term", async () => {
    const lunch = async (day: string) =>
      (await at(`${day}T09:00`)).facts.find(({ label }: { label: string }) => label === "Lunch")?.text
    expect(await lunch("2038-01-14")).toBe("Curry")
    expect(await lunch("2038-01-18")).toBe("Second Monday")
    expect(await lunch("2038-05-03")).toBe("First Monday")
  })

  it("turns to the next school day once school is over, until midnight", async () => {
    expect(await at("2038-01-25T14:59")).toMatchObject({ heading: "Today, Monday 25 January" })
    for (const time of ["2038-01-25T15:00", "2038-01-25T23:59"])
      expect(await at(time)).toMatchObject({
        heading: "School is over for today",
        note: "School begins again tomorrow, Tuesday 26 January.",
        facts: [{ label: "Gate on Tuesday" }, { label: "Lunch on Tuesday", text: "Pilau" }, {}, {}],
      })
    expect(await at("2038-01-26T00:00")).toMatchObject({ heading: "Today, Tuesday 26 January" })
  })

  it("says on a weekend and on a day off when school begins again", async () => {
    expect(await at("2038-01-23T10:00")).toMatchObject({
      heading: "The weekend",
      note: "School begins again on Monday 25 January.",
      facts: [{ label: "Gate on Monday" }, { label: "Lunch on Monday" }, {}, {}],
    })
    expect(labels(await at("2038-01-22T16:00"))).toContain("Gate on Monday")
    expect(await at("2038-02-21T10:00")).toMatchObject({
      heading: "Mid-term break",
      note: "School begins again on Tuesday 23 February.",
    })
    expect(await at("2038-03-10T10:00")).toMatchObject({
      heading: "The teachers are learning",
      note: "School begins again tomorrow, Thursday 11 March.",
    })
  })

  it("says in holidays when school begins again, and hides gate and lunch", async () => {
    const result = await at("2038-04-10T10:00")
    expect(result).toMatchObject({ heading: "April holidays", note: "School begins again on Monday 3 May." })
    expect(labels(result)).toEqual(["Next event"])
    expect(await at("2037-11-30T10:00")).toMatchObject({
      heading: "No school today",
      note: "School begins again on Wednesday 13 January.",
    })
  })

  it("shows the hours of a half-day in place of gate and lunch", async () => {
    const result = await at("2038-04-02T09:00")
    expect(result.facts[0]).toEqual({ label: "Last day of term", text: "Home at 12:30" })
    expect(labels(result)).toEqual(["Last day of term", "Next event", "Next day off"])
  })

  const text = "No water."
  const ordinary = { heading: "Today, Monday 25 January", labels: ["Gate", "Lunch"] }
  it.each<[string, string, string, string, { labels: string[]; heading?: string; note?: string }]>([
    ["CLOSED", "25T07:00", "25T17:00", "25T08:00", { heading: "School closed", note: text, labels: [] }],
    ["CLOSED", "25T07:00", "25T10:00", "25T10:00", ordinary],
    ["CLOSED", "25T07:00", "25T17:00", "25T16:00", { labels: ["Gate on Tuesday", "Lunch on Tuesday"] }],
    ["CLOSED", "25T16:00", "26T15:00", "25T19:00", { heading: "School is over for today", note: text, labels: [] }],
    ["HOME_EARLY", "25T07:00", "25T17:00", "25T08:00", { ...ordinary, labels: ["Home early"] }],
    ["BUS_LATE", "25T07:00", "25T17:00", "25T08:00", ordinary],
  ])("follows a notice: %s from %s to %s, at %s", async (kind, from, to, time, { labels: first, ...expected }) => {
    const [startsAt, endsAt] = [from, to].map((moment) => new Date(`2038-01-${moment}+02:00`).toISOString())
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2038-01-24T09:00Z") })
    await (await school.signedIn(Role.ADMINISTRATOR)).call("addNotice", { input: { kind, text, startsAt, endsAt } })
    const answer = await at(`2038-01-${time}`)
    expect(answer).toMatchObject(expected)
    expect(labels(answer)).toEqual([...first, "Next event", "Next day off"])
    const inFrench = `query At${++queryCount} { home { today(language: FR) { heading facts { label } } } }`
    const french = (await school.visitor().request(inFrench)).data.home.today
    const words = { "School closed": "École fermée", "Home early": "Retour anticipé à la maison" }
    for (const [english, translated] of Object.entries(words))
      expect([french.heading, ...labels(french)].includes(translated)).toBe(
        [answer.heading, ...first].includes(english),
      )
    vi.useRealTimers()
    await school.services.database.write((rows) => rows.query("DELETE FROM notices"))
  })

  it("is in the language of the page, with the school's own wordings", async () => {
    const inFrench = async (time: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+02:00`) })
      const query = `query At${++queryCount} { home { today(language: FR) { heading note facts { label text } originals } } }`
      return (await school.visitor().request(query)).data.home.today
    }
    const edit = (wordings: object[]) => {
      vi.useRealTimers()
      return head.call("editSite", { input: { wordings } })
    }
    expect(await inFrench("2038-01-27T14:00")).toMatchObject({
      heading: "Aujourd’hui, mercredi 27 janvier",
      note: "Term 1, semaine 3",
    })
    const result = await inFrench("2038-01-27T14:03")
    expect(result.originals).toEqual(
      expect.arrayContaining(["Term 1", "Opens at 7:30.", "Mid-term break", "Open morning"]),
    )
    expect(result.facts).toContainEqual({ label: "Portail", text: "Opens at 7:30." })
    await edit([
      { language: "EN", text: "Lunch", words: "Noon meal" },
      { language: "FR", text: "Lunch", words: "Cantine" },
      { language: "FR", text: "Opens at 7:30.", words: "Ouvre à 7 h 30." },
    ])
    const french = { language: "FR", title: "Matinée portes ouvertes", location: "Ici", description: "<p>Venez.</p>" }
    const [{ id }] = (await head.call("events", {}, "items { id }")).items
    await head.call("editEvent", { id, input: { translations: [french] } })
    const worded = await inFrench("2038-01-27T14:01")
    expect(labels(worded)).toContain("Cantine")
    const texts = worded.facts.map(({ text }: { text: string }) => text)
    expect(texts).toContain("Ouvre à 7 h 30.")
    expect(texts).toContainEqual(expect.stringMatching(/^Matinée portes ouvertes, samedi 12 juin/))
    expect(worded.originals).not.toContain("Open morning")
    const inSwahili = await school
      .visitor()
      .request(`query At${++queryCount} { home { today(language: SW) { heading } } }`)
    expect(inSwahili.data.home.today.heading).toBe("Leo, Jumatano 27 Januari")
    await edit([])
    expect(labels(await inFrench("2038-01-27T14:02"))).toContain("Déjeuner")
  })

  it("is in the page's HTML, which is cached and right to the minute", async () => {
    const page = async (time: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+02:00`) })
      return (await fetch(school.url, { headers: { accept: "text/html" } })).text()
    }
    expect(await page("2038-01-27T14:00")).toContain("Today, Wednesday 27 January")
    const { hits } = school.site.answers.counts
    expect(await page("2038-01-27T14:59")).toContain("Soup")
    expect(school.site.answers.counts.hits).toBe(hits + 1)
    expect(await page("2038-01-27T15:00")).toContain("School is over for today")
    expect(await page("2038-01-28T00:00")).toContain("Today, Thursday 28 January")
  })

  it("never names an event as next that began on an earlier day or is over", async () => {
    const fortnight = { title: "Arts fortnight", date: "2038-05-10T06:00:00Z", endDate: "2038-05-21T13:00:00Z" }
    await published(head, "Event", fortnight)
    await published(head, "Event", { title: "Chess", date: "2038-05-12T08:00:00Z", endDate: "2038-05-12T08:30:00Z" })
    // The same query each time, so a cached answer counts while it holds.
    const next = async (time: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2038-05-${time}+02:00`) })
      const { facts } = (await school.visitor().request(`query Next { ${today} }`)).data.home.today
      return facts.find(({ label }: { label: string }) => label === "Next event").text
    }
    expect(await next("10T12:00")).toMatch(/^Arts fortnight/)
    expect(await next("11T09:00")).toMatch(/^Chess/)
    expect(await next("12T10:15")).toMatch(/^Chess/)
    expect(await next("12T10:31")).toMatch(/^Open morning/)
  })

  it("names the last holidays of the calendar", async () => {
    vi.useRealTimers()
    const last = { kind: "HOLIDAY", name: "August holidays", firstDay: "2038-07-31", lastDay: "2038-08-08" }
    await head.call("addSchoolDate", { input: { ...last, hours: "", note: "", year: 2038 } })
    expect(await at("2038-08-01T10:00")).toEqual({ heading: "August holidays", note: "", facts: [] })
  })

  it("shows only the date and the next event after the last term", async () => {
    expect(await at("2038-08-10T10:00")).toBeNull()
    vi.useRealTimers()
    await published(head, "Event", { title: "Reunion", date: "2038-09-10T07:30:00Z" })
    expect(await at("2038-08-11T10:00")).toEqual({
      heading: "Wednesday 11 August",
      note: "",
      facts: [{ label: "Next event", text: "Reunion, Friday 10 September, 09:30" }],
    })
  })
})
