import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import type { SchoolDateFieldsFragment, SchoolYearQuery } from "../../generated/graphql.ts"
import { YearList } from "./year-list.tsx"

const date = (firstDay: string, lastDay: string, kind: SchoolDateFieldsFragment["kind"], name: string) =>
  ({
    id: Number(firstDay.slice(-2)),
    year: 2031,
    hours: "Home at 12:30",
    note: "",
    version: 1,
    firstDay,
    lastDay,
    kind,
    name,
  }) as never
const dates = [date("2031-01-06", "2031-04-04", "TERM", "Term 1"), date("2031-01-22", "2031-01-22", "HALF_DAY", "Trip")]

/** The text of each line that is marked as today. */
function marked(today: string, isOpen = true) {
  const now: Partial<SchoolYearQuery["schoolDay"]> = {
    day: today,
    isOpen,
    noSchool: isOpen ? null : "NOTICE",
    reason: "",
  }
  const props = { year: { dates, name: "2031", next: null }, today, now } as never
  const list = renderToStaticMarkup(createElement(YearList, props))
  return [...list.matchAll(/<li[^>]*aria-current="date".*?<\/li>/g)].map(([line]) => line.replace(/<[^>]*>/g, " "))
}

it("marks today once, at its date or on a line of its own, and says when the school is closed, without hours", () => {
  expect(marked("2031-01-21")).toEqual([expect.stringContaining("21 January")])
  expect(marked("2031-01-22")).toEqual([expect.stringMatching(/22 January.*Today.*Trip/)])
  expect(marked("2031-01-22", false)).toEqual([expect.stringMatching(/Trip.*School closed/)])
  expect(marked("2031-01-22", false).join()).not.toContain("12:30")
})
