import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { root } from "../../base/root.ts"
import { onSchoolDay } from "../../school/events/school-day.ts"
import { readText } from "./markdown.ts"
import { datesOf, endOfYear, type TermFile, termDay } from "./terms.ts"

const terms = parse(await readFile(join(root, "data/terms.yaml"), "utf8")) as TermFile

const dates = [2025, 2026, 2027].flatMap((year) => datesOf(terms, year))
const isOpen = (moment: Date) => {
  const kinds = dates.flatMap(({ kind, firstDay, lastDay }) =>
    firstDay <= dayOf(moment) && dayOf(moment) <= lastDay ? [kind] : [],
  )
  return kinds.includes("TERM") && !kinds.includes("HOLIDAY") && !kinds.includes("DAY_OFF")
}
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const throughout2026 = Array.from({ length: 122 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + 3 * index, 10)))

async function eventDays() {
  const files = (await readdir(join(root, "data/events"))).filter((file) => file.endsWith(".md"))
  const texts = await Promise.all(files.map((file) => readFile(join(root, "data/events", file), "utf8")))
  return texts.map((text) => readText<{ inDays: number }>(text).meta.inDays)
}

it("An event of the starting content is on a school day in term, on whichever day the site first starts", async () => {
  const wrong: string[] = []
  for (const inDays of await eventDays()) {
    for (const start of throughout2026) {
      const moment = onSchoolDay(termDay(start, inDays, terms, "UTC"), start, "UTC")
      const isOnItsSide = inDays < 0 ? moment < start : moment > start
      if (!isOpen(moment) || [0, 6].includes(moment.getUTCDay()) || !isOnItsSide)
        wrong.push(`${inDays} from ${dayOf(start)}: ${dayOf(moment)}`)
    }
  }
  expect(wrong).toEqual([])
})

it.each([
  ["includes its last day", "2026-11-26", 1, "2026-11-27"],
  ["includes its first day", "2026-04-03", 1, "2026-05-04"],
  ["is followed by days that are not counted", "2026-11-27", 1, "2027-01-11"],
  ["is entered on its last day when counting back", "2027-01-11", -1, "2026-11-27"],
])("A term %s: from %s, %d", (_, from, days, day) => {
  expect(dayOf(termDay(new Date(`${from}T10:00:00Z`), days, terms, "UTC"))).toBe(day)
})

describe("a school year", () => {
  it("has holidays from the day after each term to the day before the next, and days off", () => {
    const dates = datesOf(terms, 2026).filter(({ kind }) => kind !== "HALF_DAY")
    expect(dates.map(({ name, firstDay, lastDay }) => `${name} ${firstDay} ${lastDay}`)).toEqual([
      "Term 1 2026-01-12 2026-04-03",
      "April holidays 2026-04-04 2026-05-03",
      "Term 2 2026-05-04 2026-07-31",
      "August holidays 2026-08-01 2026-09-06",
      "Term 3 2026-09-07 2026-11-27",
      "Long holidays 2026-11-28 2027-01-10",
      "Mid-term break 2026-02-20 2026-02-23",
      "Mid-term break 2026-06-12 2026-06-15",
      "Mid-term break 2026-10-09 2026-10-12",
      ...["2026-03-11", "2026-07-01", "2026-11-04"].map((day) => `The teachers are learning ${day} ${day}`),
    ])
  })

  it.each([
    ["2026-11-27", "2025-11-28"],
    ["2026-11-28", "2026-11-27"],
    ["2027-03-01", "2026-11-27"],
  ])("finished by %s ended on %s", (now, end) => {
    expect(dayOf(endOfYear(new Date(`${now}T10:00:00Z`), terms, "UTC"))).toBe(end)
  })
})

it("A day in an unknown format is refused with an example of the right one", () => {
  const [first] = terms.terms
  const wrong = { terms: [{ ...first, from: "2026-01-12" }], dates: [] } as TermFile
  expect(() => termDay(new Date(), 1, wrong, "UTC")).toThrow('please say it such as "second Monday in January"')
})
