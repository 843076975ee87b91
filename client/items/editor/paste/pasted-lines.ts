import { type Cell, isVisible, type Line, type Run, showsText, splitAtBreaks } from "../lines/lines.ts"
import { linesFromHtml } from "../lines/lines-from-html.ts"
import { plainAddress } from "../links/address.ts"

/** Uses the plain text only if the HTML shows nothing. */
export function pastedLines(clipboard: Pick<DataTransfer, "getData">): Line[] {
  const html = clipboard.getData("text/html")
  const text = clipboard.getData("text/plain")
  const lines = html ? linesFromPastedHtml(html).map(withPlainAddresses) : []
  return lines.length > 0 ? restoreSpaces(text, lines) : linesFromText(text)
}

/** Removes empty paragraphs, since paragraphs have spacing anyway; two breaks in a row end a paragraph. */
const linesFromPastedHtml = (html: string): Line[] =>
  linesFromHtml(withPlainSpaces(html)).flatMap(tidyLine).filter(isVisible).filter(isOwnPicture)

/** Pictures from other sites are left out. */
const isOwnPicture = ({ figure }: Line) => !figure || new URL(figure.src, location.href).origin === location.origin

function tidyLine({ rows, ...line }: Line): Line[] {
  if (!rows) return splitAtGaps(line).map(trimmed).map(withoutHeadingStyle)
  const cells = rows.map((row) => row.map(trimmed))
  const columns = new Set(cells.flatMap((row) => row.flatMap(({ runs }, column) => (showsText(runs) ? column : []))))
  if (columns.size > 1) return [{ ...line, rows: withHeader(cells) }]
  return cells.flat().flatMap(({ runs }) => tidyLine({ kind: "p", indent: 0, runs }))
}

/** Removes bold and size from headings, which look alike all over the site. */
function withoutHeadingStyle(line: Line): Line {
  return /^h\d/.test(line.kind) ? { ...line, runs: line.runs.map(({ bold, size, ...run }) => run) } : line
}

/** Word, Docs and Excel have no header cells: a first row that is all bold counts as a header. */
function withHeader([first = [], ...others]: Cell[][]): Cell[][] {
  const isHeader = others.length > 0 && first.every(({ runs }) => runs.every(({ bold, text }) => bold || !text.trim()))
  if (!isHeader && !first.every((cell) => cell.isHeader)) return [first, ...others]
  const header = first.map(({ runs }) => ({ isHeader: true, runs: runs.map(({ bold, ...run }) => run) }))
  return [header, ...others]
}

function withPlainAddresses(line: Line): Line {
  const plain = (run: Run): Run => (run.href ? { ...run, href: plainAddress(run.href) } : run)
  const rows = line.rows?.map((row) => row.map((cell) => ({ ...cell, runs: cell.runs.map(plain) })))
  return { ...line, runs: line.runs.map(plain), ...(rows && { rows }) }
}

/** Browsers write a no-break space in its own element between differently formatted words; this makes it plain. */
const withPlainSpaces = (html: string) => html.replace(/(<span[^>]*>)(?:&nbsp;|\u00a0)(?=<\/span>)/gi, "$1 ")

function trimmed<Of extends { runs: Run[] }>(line: Of): Of {
  const runs = line.runs.map((run) => ({ ...run }))
  const [first, last] = [runs.at(0), runs.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return { ...line, runs }
}

/** Restores spaces around a few copied words from the plain text; HTML hides them. */
function restoreSpaces(text: string, lines: Line[]): Line[] {
  const [line, ...others] = lines
  if (!line || others.length > 0 || text.includes("\n")) return lines
  const space = (isThere: boolean) => (isThere ? [{ text: " " }] : [])
  return [{ ...line, runs: [...space(/^\s\S/.test(text)), ...line.runs, ...space(/\S\s$/.test(text))] }]
}

function splitAtGaps(line: Line): Line[] {
  if (line.kind !== "p") return [line]
  const lines: Line[] = [{ ...line, runs: [] }]
  for (const run of mergeGaps(line.runs)) {
    if (/\n\n/.test(run.text)) lines.push({ ...line, runs: [] })
    else lines.at(-1)?.runs.push(run)
  }
  return lines
}

function mergeGaps(runs: Run[]): Run[] {
  return splitAtBreaks(runs).reduce<Run[]>((merged, piece) => {
    const last = merged.at(-1)
    if (last && /\n$/.test(last.text) && isGap(piece.text)) last.text += piece.text.replace(/[^\n]/g, "")
    else merged.push(piece)
    return merged
  }, [])
}

const isGap = (text: string) => text.trim() === ""

/** A blank line ends a paragraph. In text without blank lines, every line is a paragraph. */
function linesFromText(text: string): Line[] {
  const normalised = text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").trimEnd()
  const paragraphs = normalised.split(/\n[ ]*\n\s*/)
  const texts = paragraphs.length > 1 ? paragraphs : normalised.split("\n")
  return texts.map((text) => ({ kind: "p", indent: 0, runs: text ? [{ text }] : [] }) as Line).filter(isVisible)
}
