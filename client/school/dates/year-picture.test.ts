import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import type { SchoolMonthFieldsFragment } from "../../generated/graphql.ts"
import { useYearInAddress } from "./year-in-address.ts"
import { monthsFrom, YearPicture } from "./year-picture.tsx"

const month = (first: string, kinds: SchoolMonthFieldsFragment["kinds"] = []): SchoolMonthFieldsFragment => ({
  __typename: "SchoolMonth",
  ...{ first, kinds },
})

it.each([
  ["/dates", undefined],
  ["/dates?year=2031", 2031],
  ["/dates?year=203", undefined],
  ["/dates?year=20310", undefined],
])("%s asks for the year %s", (address, year) => {
  const years: unknown[] = []
  const Probe = () => void years.push(useYearInAddress())
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, createElement(Probe)))
  expect(years).toEqual([year])
})

describe("the picture of a school year", () => {
  it("shows each day, its term or holidays, and today", () => {
    const months = [month("2031-02-01", ["HOLIDAY", null, "TERM"])]
    const year = renderToStaticMarkup(createElement(YearPicture, { months, today: "2031-02-03" }))
    expect([...year.matchAll(/>(\d)</g)].map(([, day]) => day).join("")).toBe("123")
    expect(year.match(/class="[^"]*(HOLIDAY|TERM)[^"]*"[^>]*>\d/g)?.map((day) => day.at(-1))).toEqual(["1", "3"])
    expect(year.match(/<span[^>]* data-today="true">[^<]*/g)?.map((day) => day.split(">")[1])).toEqual(["3", ""])
  })

  it("continues with the next year's months once they are entered, from this month on", () => {
    const year = (from: number, to: number) => [...Array(to - from)].map((_, index) => month(`${from + index}-01-01`))
    const next = { months: year(2033, 2036) } as never
    const firsts = (schoolYear: Parameters<typeof monthsFrom>[1]) =>
      monthsFrom("2032-01-26", schoolYear).map(({ first }) => first.slice(0, 4))
    expect(firsts({ months: year(2031, 2034), next })).toEqual(["2032", "2033", "2034", "2035"])
    expect(firsts({ months: year(2031, 2034), next: null })).toEqual(["2031", "2032", "2033"])
  })
})
