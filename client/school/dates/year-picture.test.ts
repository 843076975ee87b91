import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import type { SchoolDateFieldsFragment } from "../../generated/graphql.ts"
import { useYearInAddress } from "./year-in-address.ts"
import { kindOf, monthsFrom, monthsOf, YearPicture } from "./year-picture.tsx"

const date = (kind: string, firstDay: string, lastDay = firstDay) => ({ kind, firstDay, lastDay })

const dates = [
  date("TERM", "2031-02-10", "2031-04-04"),
  date("HOLIDAY", "2031-02-21", "2031-02-24"),
  date("DAY_OFF", "2031-03-12"),
  date("HALF_DAY", "2031-04-04"),
  date("HALF_DAY", "2031-04-05"),
  date("HOLIDAY", "2031-04-05", "2031-05-04"),
] as SchoolDateFieldsFragment[]

it.each([
  ["/dates", undefined],
  ["/dates?year=2031", 2031],
  ["/dates?year=203", undefined],
  ["/dates?year=20310", undefined],
])("%s asks for the year %s", (address, year) => {
  const asked: unknown[] = []
  const Asking = () => void asked.push(useYearInAddress())
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, createElement(Asking)))
  expect(asked).toEqual([year])
})

describe("the picture of a school year", () => {
  it.each([
    ["2031-02-09", undefined],
    ["2031-02-10", "TERM"],
    ["2031-02-14", "TERM"],
    ["2031-02-15", undefined],
    ["2031-02-16", undefined],
    ["2031-02-17", "TERM"],
    ["2031-02-21", "HOLIDAY"],
    ["2031-02-23", "HOLIDAY"],
    ["2031-02-25", "TERM"],
    ["2031-03-12", "DAY_OFF"],
    ["2031-04-04", "HALF_DAY"],
    ["2031-04-05", "HOLIDAY"],
    ["2031-05-04", "HOLIDAY"],
    ["2031-05-05", undefined],
  ])("shows of %s what says most of it, and no school on the weekends of a term: %s", (day, kind) => {
    expect(kindOf(day, dates)).toBe(kind)
  })

  it("has a place for each day of its twelve months", () => {
    const year = renderToStaticMarkup(
      createElement(YearPicture, { months: monthsOf(2031, dates), dates, today: "2031-03-12" }),
    )
    const days = [...year.matchAll(/>(\d+)</g)].map(([, day]) => Number(day))
    expect(days.filter((day) => day === 1)).toHaveLength(12)
    expect(days).toHaveLength(365)
    expect(year.match(/<span[^>]* data-today="true">[^<]*/g)?.map((day) => day.split(">")[1])).toEqual(["12", ""])
  })

  it("goes on with the months of the next year once that is taken in, from this month on", () => {
    const next = { year: 2032, name: "2032", dates: [date("TERM", "2032-01-12", "2032-04-02")] }
    const asked = { year: 2031, dates, next } as Parameters<typeof monthsFrom>[1]
    const months = monthsFrom("2031-11-26", asked)
    expect([months.length, months[0], months.at(-1)]).toEqual([14, "2031-11-01", "2032-12-01"])
    expect(monthsFrom("2031-11-26", { ...asked, next: null })).toHaveLength(12)
  })

  it("has twelve months from that in which the first term begins, or from January where none is known", () => {
    const months = monthsOf(2031, dates)
    expect([months.length, months[0], months[10], months[11]]).toEqual([12, "2031-02-01", "2031-12-01", "2032-01-01"])
    expect(monthsOf(2031, [])[0]).toBe("2031-01-01")
  })
})
