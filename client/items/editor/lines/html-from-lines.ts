import { escapeText, htmlFromRuns } from "./html-from-runs.ts"
import { type Branch, type Cell, type Figure, inBlocks, type Line, listsOf } from "./lines.ts"

/** Uses only tags and classes of the server's allow-list. Empty text is the empty string. */
export function htmlFromLines(lines: Line[]): string {
  if (lines.every(isBlankParagraph) && lines.length < 2) return ""
  return inBlocks(lines, (items) => [htmlFromItems(items, 0)], htmlFromBlock).join("")
}

const isBlankParagraph = ({ kind, indent, runs }: Line) => kind === "p" && indent === 0 && runs.length === 0

function htmlFromBlock({ kind, indent, runs, rows, figure }: Line) {
  if (kind === "hr") return "<hr>"
  if (figure) return htmlFromFigure(figure)
  if (rows) return `<table>${rows.map((row) => `<tr>${row.map(htmlFromCell).join("")}</tr>`).join("")}</table>`
  return `<${kind}${indentClass(indent)}>${htmlFromRuns(runs)}</${kind}>`
}

function htmlFromFigure({ src, alt, caption, width, height }: Figure) {
  const altAttribute = alt === null ? "" : ` alt="${escapeText(alt).replaceAll('"', "&quot;")}"`
  const size = width && height ? ` width="${width}" height="${height}"` : ""
  const figcaption = caption.trim() && `<figcaption>${escapeText(caption.trim())}</figcaption>`
  return `<figure><img src="${escapeText(src)}"${altAttribute}${size}>${figcaption}</figure>`
}

function htmlFromItems(items: Branch["children"], level: number): string {
  return listsOf(items)
    .map((list) => {
      const kind = list[0]?.item.kind
      return `<${kind}>${list.map((branch) => htmlFromBranch(branch, level)).join("")}</${kind}>`
    })
    .join("")
}

/** An item that skips a level gets a class: nesting would draw the marker of a missing item. */
function htmlFromBranch({ item, children }: Branch, level: number) {
  const nested = htmlFromItems(children, item.indent + 1)
  return `<li${indentClass(item.indent - level)}>${htmlFromRuns(item.runs)}${nested}</li>`
}

function htmlFromCell({ isHeader, runs }: Cell) {
  const kind = isHeader ? "th" : "td"
  return `<${kind}>${runs.length > 0 ? htmlFromRuns(runs) : ""}</${kind}>`
}

const indentClass = (indent: number) => (indent > 0 ? ` class="ql-indent-${indent}"` : "")
