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

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ")

/** The text of each line that is marked as today. */
const marked = (today: string, isOpen?: boolean) =>
  [...listOn(today, isOpen).matchAll(/<li[^>]*aria-current="date".*?<\/li>/g)].map(([line]) => textOf(line))

function listOn(today: string, isOpen = true, years = [2031]) {
  const now: Partial<SchoolYearQuery["schoolDay"]> = {
    day: today,
    isOpen,
    noSchool: isOpen ? null : "NOTICE",
    reason: "",
  }
  const props = { year: { year: 2031, years, dates, next: null }, today, now } as never
  return renderToStaticMarkup(createElement(YearList, props))
}

it("The list of a school year marks today once, and shows a closure without hours", () => {
  expect(marked("2031-01-21")).toEqual([expect.stringContaining("21 January")])
  expect(marked("2031-01-22")).toEqual([expect.stringMatching(/22 January.*Today.*Trip/)])
  expect(marked("2031-01-22", false)).toEqual([expect.stringMatching(/Trip.*School closed/)])
  expect(marked("2031-01-22", false).join()).not.toContain("12:30")
})

it("The list of a school year says after its last term if the next year's dates are unknown", () => {
  const says = (today: string, years: number[]) => textOf(listOn(today, true, years)).includes("The dates of 2032")
  expect(says("2031-04-04", [2031])).toBe(false)
  expect(says("2031-04-05", [2031])).toBe(true)
  expect(says("2031-04-05", [2031, 2032])).toBe(false)
})
