import { inlineStyle, keepsSpaces, marksOfStyle, pixels } from "./inline-style.ts"
import { LineWriter, type MeasuredLine, type ReadContext } from "./line-writer.ts"
import { type Cell, isVisible, joined, type Line, type ListKind, type Marks, maxIndent } from "./lines.ts"
import { normaliseSizes } from "./normalise-sizes.ts"
import { parseHtml } from "./parse-html.ts"
import { isListMarker, isWordArtifact, wordListItem, wordStyle } from "./word-html.ts"

/** Reads HTML of any origin: stored, from older editors, from a clipboard. Drops formatting that the toolbar lacks. */
export function linesFromHtml(html: string): Line[] {
  const writer = new LineWriter()
  const body = parseHtml(html)
  const highest = body.querySelector("h1, .MsoHeading1, .MsoTitle") ? 1 : 2
  readChildren(body, { kind: "p", indent: 0, marks: {}, highest }, writer)
  writer.end()
  return normaliseSizes(writer.lines)
}

type Reader = (element: Element, context: ReadContext, writer: LineWriter) => void

function readChildren(parent: Element, context: ReadContext, writer: LineWriter) {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) writer.text(node.nodeValue ?? "", context)
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, context, writer)
  }
}

function readElement(element: Element, context: ReadContext, writer: LineWriter) {
  const style = inlineStyle(element)
  if (isHidden(style) || isListMarker(style) || isWordArtifact(element, style)) return
  const read = readers[element.localName] ?? readChildren
  read(element, contextIn(element, style, context), writer)
}

const isHidden = (style: Map<string, string>) => style.get("display") === "none" || style.get("mso-hide") === "all"

function contextIn(element: Element, style: Map<string, string>, context: ReadContext): ReadContext {
  return {
    ...context,
    marks: { ...context.marks, ...tagMarks[element.localName], ...marksOfStyle(style), ...sizeOfClass(element) },
    px: pixels(style.get("font-size"), context.px) ?? context.px,
    keepsSpaces: keepsSpaces(style) ?? context.keepsSpaces,
  }
}

const tagMarks: Record<string, Marks> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  small: { size: "small" },
  big: { size: "large" },
}

function sizeOfClass(element: Element): Marks {
  if (element.classList.contains("ql-size-small")) return { size: "small" }
  if (element.classList.contains("ql-size-large")) return { size: "large" }
  return {}
}

const block: Reader = (element, context, writer) => {
  writer.end()
  readChildren(element, context, writer)
  writer.end()
}

const lineBlock: Reader = (element, context, writer) => {
  const before = writer.written
  block(element, context, writer)
  if (writer.written > before) return
  writer.begin(context)
  writer.end()
}

const paragraph: Reader = (element, context, writer) => {
  const listItem = wordListItem(element)
  const named = wordStyle(element)
  if (listItem) lineBlock(element, { ...context, ...listItem, item: {} }, writer)
  else if (named) (named === "quote" ? quote : heading(named))(element, context, writer)
  else lineBlock(element, context.item ? context : { ...context, indent: indentOf(element) || context.indent }, writer)
}

function indentOf(element: Element) {
  const margin = pixels(inlineStyle(element).get("margin-left")) ?? 0
  return atMost(indentOfClass(element) || Math.max(0, Math.round(margin / 48)))
}

const indentOfClass = (element: Element) =>
  Number(/(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(element.className)?.[1] ?? 0)

const atMost = (indent: number) => Math.min(indent, maxIndent)

/** Becomes bold text where no heading is allowed. */
function heading(level: number): Reader {
  return (element, context, writer) => {
    if (context.kind !== "p") block(element, { ...context, marks: { ...context.marks, bold: true } }, writer)
    else block(element, { ...context, kind: level <= context.highest ? "h2" : "h3", indent: 0 }, writer)
  }
}

const quote: Reader = (element, context, writer) => {
  if (context.item) block(element, context, writer)
  else lineBlock(element, { ...context, kind: "blockquote", indent: indentOfClass(element) }, writer)
}

const list: Reader = (element, context, writer) => {
  const indent = context.kind === "ol" || context.kind === "ul" ? context.indent + 1 : 0
  block(element, { ...context, kind: element.localName as ListKind, indent: atMost(indent), item: undefined }, writer)
}

const item: Reader = (element, context, writer) => {
  const kind = kindOfItem(element) ?? (context.kind === "ol" ? "ol" : "ul")
  const level = Number(element.getAttribute("data-aria-level") ?? 0) - 1
  const indent = level < 0 ? context.indent + indentOfClass(element) : level
  lineBlock(element, { ...context, kind, indent: atMost(indent), item: {} }, writer)
}

/** Quill 2 puts every list into `<ol>`, with the kind on each item. */
function kindOfItem(element: Element): ListKind | undefined {
  const kind = element.getAttribute("data-list")
  return kind === null ? undefined : kind === "ordered" ? "ol" : "ul"
}

const link: Reader = (element, context, writer) => {
  const href = element.getAttribute("href")?.trim() ?? ""
  readChildren(element, isAllowed(href) ? { ...context, marks: { ...context.marks, href } } : context, writer)
}

const isAllowed = (href: string) => /^(https?:|mailto:|tel:|#\/|\/(?!\/))/i.test(href)

const preformatted: Reader = (element, context, writer) => block(element, { ...context, keepsSpaces: true }, writer)

const rule: Reader = (_, context, writer) => {
  if (context.kind === "p") writer.put({ kind: "hr", indent: 0, runs: [] })
}

/** Layout tables, as in mails, and tables within lists become the lines of their cells. */
const table: Reader = (element, context, writer) => {
  const rows = rowsOf(element)
  if (context.kind !== "p" || isLayout(element, rows)) return block(element, context, writer)
  for (const caption of element.querySelectorAll("caption")) readElement(caption, context, writer)
  writer.put({
    kind: "table",
    indent: 0,
    runs: [],
    rows: grid(rows.map((row) => row.map((cell) => readCell(cell, context)))),
  })
}

function rowsOf(table: Element) {
  return [...table.querySelectorAll("tr")].map((row) =>
    [...row.children].filter(({ localName }) => /^t[hd]$/.test(localName)),
  )
}

function isLayout(table: Element, rows: Element[][]) {
  if (table.getAttribute("role") === "presentation" || rows.length === 0 || table.querySelector("table")) return true
  const blocks = table.querySelector("h1, h2, h3, h4, h5, h6, ul, ol, blockquote, hr")
  return blocks !== null && rows.every((row) => row.length < 2)
}

type MeasuredCell = Omit<Cell, "runs"> & Pick<MeasuredLine, "runs">
type SpanningCell = MeasuredCell & { across: number; down: number }

/** The value of `highest` in a cell; no heading has this level. */
const inCell = 0

function readCell(cell: Element, context: ReadContext): SpanningCell {
  const writer = new LineWriter()
  readElement(cell, { ...context, marks: {}, highest: inCell }, writer)
  writer.end()
  const lines = writer.lines.filter(isVisible)
  const span = (name: string) => Math.min(100, Math.max(1, Number(cell.getAttribute(name)) || 1))
  const runs = joined(lines.map(withBullet))
  return { isHeader: cell.localName === "th", runs, across: span("colspan"), down: span("rowspan") }
}

function withBullet(line: MeasuredLine): MeasuredLine {
  const isItem = line.kind === "ul" || line.kind === "ol"
  return isItem ? { ...line, runs: [{ text: "• " }, ...line.runs] } : line
}

/** A cell that spans columns or rows is followed by empty cells; every row becomes as long as the longest. */
function grid(rows: SpanningCell[][]): MeasuredCell[][] {
  const filled: MeasuredCell[][] = rows.map(() => [])
  for (const [y, row] of rows.entries())
    for (const { across, down, ...cell } of row) {
      let x = 0
      while (filled[y]?.[x]) x++
      for (const below of filled.slice(y, y + down))
        for (let column = x; column < x + across; column++) below[column] = { ...cell, runs: [] }
      const first = filled[y]
      if (first) first[x] = cell
    }
  const columns = Math.max(...filled.map(({ length }) => length))
  return filled.map((row) => Array.from({ length: columns }, (_, x) => row[x] ?? { isHeader: false, runs: [] }))
}

/** Splits the surrounding block in two. */
const image: Reader = (element, context, writer) => {
  const source = /^(?:https?:\/\/[^/]+)?\/images\/[^/?]+(?:\?key=[^&]*)?/
  const src = source.exec(element.getAttribute("data-src") ?? "")?.[0]
  const alt = element.getAttribute("alt")
  if (!src && isEmoji(alt)) writer.text(alt, context)
  if (!src || context.highest === inCell) return
  const [width, height] = ["width", "height"].map((name) => Number(element.getAttribute(name)) || undefined)
  const caption = element.parentElement?.closest("figure")?.querySelector("figcaption")?.textContent ?? ""
  const figure = { src, alt, caption: caption.trim(), width, height }
  writer.put({ kind: "figure", indent: 0, runs: [], figure })
}

/** Gmail and WhatsApp show emoji as pictures. */
export const isEmoji = (alt: string | null): alt is string =>
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})\S{0,12}$/u.test(alt ?? "")

/** Skips a caption that was read with its picture. */
const caption: Reader = (element, context, writer) => {
  const isRead = element.parentElement?.querySelector('img[data-src*="/images/"]')
  if (!isRead) block(element, context, writer)
}

const skip: Reader = () => {}

/** With `datetime` a proposed deletion, which is left out; without, struck-through text. */
const deleted: Reader = (element, ...more) => (element.hasAttribute("datetime") ? skip : readChildren)(element, ...more)

const readersFor = (names: string, reader: Reader) => Object.fromEntries(names.split(" ").map((name) => [name, reader]))

const readers: Record<string, Reader> = {
  p: paragraph,
  blockquote: quote,
  li: item,
  a: link,
  br: (_, context, writer) => writer.lineBreak(context),
  hr: rule,
  img: image,
  figcaption: caption,
  table,
  ...readersFor("ol ul menu dir", list),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)])),
  del: deleted,
  picture: readChildren,
  ...readersFor("pre textarea", preformatted),
  ...readersFor("div section article header footer main aside nav figure address center details", block),
  ...readersFor("summary form fieldset legend dl dt dd caption thead tbody tfoot tr td th", block),
  ...readersFor("head title style script noscript template meta link base xml iframe object embed", skip),
  ...readersFor("svg math canvas audio video source track button input select option", skip),
}
