/** A table for a spreadsheet program: as RFC 4180 has it, in UTF-8 that Excel recognises. */
export function csvOf(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`
}

/** What begins like a formula gets an apostrophe before it: a program would otherwise run what a stranger wrote. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

export function download(name: string, text: string, type = "text/csv;charset=utf-8") {
  const address = URL.createObjectURL(new Blob([text], { type }))
  save(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function save(address: string, name: string) {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}
