/** RFC 4180, with a byte order mark for Excel. */
export function csvOf(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`
}

/** Puts an apostrophe before a leading formula sign: a spreadsheet would otherwise run a stranger's text. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  save(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function save(address: string, name: string) {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}
