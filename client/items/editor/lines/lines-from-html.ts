import { inlineStyle, keepsSpaces, marksOfStyle, pixels } from "./inline-style.ts"
import { LineWriter, type MeasuredLine, type Place } from "./line-writer.ts"
import { deepestIndent, type Line, type ListKind, type Marks, showsText } from "./lines.ts"
import { parseHtml } from "./parse-html.ts"
import { settleSizes } from "./settle-sizes.ts"
import { isListMarker, isWordAside, wordListItem, wordStyle } from "./word-html.ts"

/** Reads HTML of any origin: stored, from older editors, from a clipboard. Drops formatting that the toolbar lacks. */
export function linesFromHtml(html: string): Line[] {
  const writer = new LineWriter()
  readChildren(parseHtml(html), { kind: "p", indent: 0, marks: {} }, writer)
  writer.end()
  return settleSizes(writer.lines)
}

type Reader = (element: Element, place: Place, writer: LineWriter) => void

function readChildren(parent: Element, place: Place, writer: LineWriter) {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) writer.text(node.nodeValue ?? "", place)
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, place, writer)
  }
}

function readElement(element: Element, place: Place, writer: LineWriter) {
  const style = inlineStyle(element)
  if (isUnseen(style) || isListMarker(style) || isWordAside(element, style)) return
  const read = readers[element.localName] ?? readChildren
  read(element, placeIn(element, style, place), writer)
}

function isUnseen(style: Map<string, string>) {
  return style.get("display") === "none" || style.get("mso-hide") === "all"
}

function placeIn(element: Element, style: Map<string, string>, place: Place): Place {
  const marks = { ...place.marks, ...tagMarks[element.localName], ...marksOfStyle(style), ...sizeOfClass(element) }
  return {
    ...place,
    marks: place.heading ? { ...marks, ...headingMarks } : marks,
    px: pixels(style.get("font-size"), place.px) ?? place.px,
    keepsSpaces: keepsSpaces(style) ?? place.keepsSpaces,
  }
}

const tagMarks: Record<string, Marks> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  i: { italic: true },
  em: { italic: true },
  small: { size: "small" },
  big: { size: "large" },
}

const headingMarks: Marks = { bold: true, size: "large" }

function sizeOfClass(element: Element): Marks {
  if (element.classList.contains("ql-size-small")) return { size: "small" }
  if (element.classList.contains("ql-size-large")) return { size: "large" }
  return {}
}

const block: Reader = (element, place, writer) => {
  writer.end()
  readChildren(element, place, writer)
  writer.end()
}

const lineBlock: Reader = (element, place, writer) => {
  const before = writer.written
  block(element, place, writer)
  if (writer.written > before) return
  writer.begin(place)
  writer.end()
}

const paragraph: Reader = (element, place, writer) => {
  const listItem = wordListItem(element)
  const named = wordStyle(element)
  if (listItem) lineBlock(element, { ...place, ...listItem, item: {} }, writer)
  else if (named) (named === "quote" ? quote : heading)(element, place, writer)
  else lineBlock(element, place.item ? place : { ...place, indent: indentOf(element) || place.indent }, writer)
}

function indentOf(element: Element) {
  const margin = pixels(inlineStyle(element).get("margin-left")) ?? 0
  return atMost(indentOfClass(element) || Math.max(0, Math.round(margin / 48)))
}

function indentOfClass(element: Element) {
  return Number(/(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(element.className)?.[1] ?? 0)
}

function atMost(indent: number) {
  return Math.min(indent, deepestIndent)
}

const heading: Reader = (element, place, writer) => {
  block(element, { ...place, heading: true, marks: { ...place.marks, ...headingMarks } }, writer)
}

const quote: Reader = (element, place, writer) => {
  if (place.item) block(element, place, writer)
  else lineBlock(element, { ...place, kind: "blockquote", indent: indentOfClass(element) }, writer)
}

const list: Reader = (element, place, writer) => {
  const indent = place.kind === "ol" || place.kind === "ul" ? place.indent + 1 : 0
  block(element, { ...place, kind: element.localName as ListKind, indent: atMost(indent), item: undefined }, writer)
}

const item: Reader = (element, place, writer) => {
  const kind = kindOfItem(element) ?? (place.kind === "ol" ? "ol" : "ul")
  const level = Number(element.getAttribute("data-aria-level") ?? 0) - 1
  const indent = level < 0 ? place.indent + indentOfClass(element) : level
  lineBlock(element, { ...place, kind, indent: atMost(indent), item: {} }, writer)
}

/** Quill 2 puts every list into `<ol>`, with the kind on each item. */
function kindOfItem(element: Element): ListKind | undefined {
  const kind = element.getAttribute("data-list")
  return kind === null ? undefined : kind === "ordered" ? "ol" : "ul"
}

const link: Reader = (element, place, writer) => {
  const href = element.getAttribute("href")?.trim() ?? ""
  readChildren(element, isKept(href) ? { ...place, marks: { ...place.marks, href } } : place, writer)
}

function isKept(href: string) {
  return /^(https?:|mailto:|tel:|#\/|\/(?!\/))/i.test(href)
}

const preformatted: Reader = (element, place, writer) => block(element, { ...place, keepsSpaces: true }, writer)

/** A row becomes one line with its cells side by side, unless a cell holds several lines: then each keeps its own. */
const row: Reader = (element, place, writer) => {
  const cells = [...element.children].map((cell) => linesOfCell(cell, place)).filter((lines) => lines.length > 0)
  if (cells.some((lines) => lines.length > 1 || lines[0]?.kind !== "p")) writeLines(cells.flat(), writer)
  else writeLines(cells.length > 0 ? [sideBySide(cells.flat())] : [], writer)
}

function linesOfCell(cell: Element, place: Place) {
  const writer = new LineWriter()
  readElement(cell, { ...place, kind: "p", indent: 0, item: undefined }, writer)
  writer.end()
  return writer.lines.filter(showsText)
}

function sideBySide(cells: MeasuredLine[]): MeasuredLine {
  const runs = cells.flatMap((cell, at) => (at > 0 ? [{ text: " · " }, ...cell.runs] : cell.runs))
  return { kind: "p", indent: 0, runs }
}

function writeLines(lines: MeasuredLine[], writer: LineWriter) {
  writer.end()
  writer.lines.push(...lines)
  writer.written += lines.length
}

const nothing: Reader = () => {}

function readersFor(names: string, reader: Reader) {
  return Object.fromEntries(names.split(" ").map((name) => [name, reader]))
}

const readers: Record<string, Reader> = {
  p: paragraph,
  blockquote: quote,
  li: item,
  a: link,
  br: (_, place, writer) => writer.lineBreak(place),
  tr: row,
  ...readersFor("ol ul menu dir", list),
  ...readersFor("h1 h2 h3 h4 h5 h6", heading),
  ...readersFor("pre textarea", preformatted),
  ...readersFor("div section article header footer main aside nav figure figcaption address center details", block),
  ...readersFor("summary form fieldset legend dl dt dd hr table caption thead tbody tfoot td th", block),
  ...readersFor("head title style script noscript template meta link base xml iframe object embed", nothing),
  ...readersFor("img picture svg math canvas audio video source track button input select option", nothing),
}
