import { describe, expect, it } from "vitest"
import { csvOf } from "./csv.ts"

const cells = (...texts: string[]) => csvOf([texts], "Africa/Nairobi").replace("\uFEFF", "").trimEnd()

describe("a table for a spreadsheet", () => {
  it("keeps quotes, commas and line breaks inside their cell", () => {
    expect(cells('She said "yes", twice', "two\nlines")).toBe('"She said ""yes"", twice","two\nlines"')
  })

  it("ends its rows as in RFC 4180, and is marked as UTF-8", () => {
    expect(csvOf([["Name"], ["Zoë"]], "UTC")).toBe('\uFEFF"Name"\r\n"Zoë"\r\n')
  })

  it("disarms cells that look like formulas", () => {
    const formulas = ["=HYPERLINK(1)", "+1+1", "-1+1", "+HYPERLINK(1)", "@SUM(A1)", "\t=1", "  =1", "\r=1", "＝1"]
    for (const formula of formulas) expect(cells(formula)).toBe(`"'${formula}"`)
  })

  it("keeps numbers plain, telephone numbers too", () => {
    for (const number of ["+44 20 7946 0188", "+44 (0)20", "-12.5"]) expect(cells(number)).toBe(`"${number}"`)
  })

  it("shows times in the school's time zone", () => {
    expect(cells("2031-05-19T22:30:12.345Z", "2031-05-19")).toBe('"2031-05-20 01:30","2031-05-19"')
  })

  it("leaves everything else as it was written", () => {
    expect(cells("a=b", "", "7", "'tis")).toBe('"a=b","","7","\'tis"')
  })
})
