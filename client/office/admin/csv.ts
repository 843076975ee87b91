import { toField } from "../../base/ui/dates/school-time.ts"

/** RFC 4180, with a byte order mark for Excel. Moments in ISO 8601 are written by the zone's clocks. */
export const csvOf = (rows: string[][], zone: string): string =>
  `\uFEFF${rows.map((row) => row.map((text) => cell(text, zone)).join(",")).join("\r\n")}\r\n`

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u
/** A telephone number, too. With a second sign, a spreadsheet would add it up. */
const plainNumber = /^[+-][\d\s.()]+$/

/** Puts an apostrophe before a leading formula sign: a spreadsheet would otherwise run a stranger's text. */
function cell(text: string, zone: string): string {
  if (moment.test(text)) return `"${toField(text, zone).replace("T", " ")}"`
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

export function downloadCsv(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  downloadUrl(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function downloadUrl(address: string, name: string) {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}
