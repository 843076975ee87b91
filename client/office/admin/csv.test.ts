import { describe, expect, it } from "vitest"
import { csvOf } from "./csv.ts"

const cells = (...texts: string[]) => csvOf([texts]).replace("\uFEFF", "").trimEnd()

describe("a table for a spreadsheet", () => {
  it("keeps quotes, commas and line breaks inside their cell", () => {
    expect(cells('She said "yes", twice', "two\nlines")).toBe('"She said ""yes"", twice","two\nlines"')
  })

  it("ends its rows as RFC 4180 has it, and says that it is UTF-8", () => {
    expect(csvOf([["Name"], ["Zoë"]])).toBe('\uFEFF"Name"\r\n"Zoë"\r\n')
  })

  it("lets nothing run that looks like a formula", () => {
    const formulas = ["=HYPERLINK(1)", "+44 20", "-1+1", "@SUM(A1)", "\t=1", "  =1", "\r=1", "＝1"]
    for (const formula of formulas) expect(cells(formula)).toBe(`"'${formula}"`)
  })

  it("leaves everything else as it was written", () => {
    expect(cells("a=b", "", "7", "'tis")).toBe('"a=b","","7","\'tis"')
  })
})
