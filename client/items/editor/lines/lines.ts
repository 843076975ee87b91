/** HTML, Lexical's nodes and the clipboard are all read into a flat list of lines. */
export type Line = {
  kind: LineKind
  /** 0 to 8; for a list item, the number of enclosing lists less one. */
  indent: number
  runs: Run[]
  /** Only a table has them. */
  rows?: Cell[][]
  /** Only a picture has one. */
  figure?: Figure
}

export type Figure = {
  /** A picture of this site. */
  src: string
  /** Empty for a decorative picture; null if it is not described yet. */
  alt: string | null
  caption: string
  width?: number
  height?: number
}

export type LineKind = "p" | HeadingKind | "blockquote" | ListKind | "table" | "hr" | "figure"
export type HeadingKind = "h2" | "h3"
export type ListKind = "ol" | "ul"

export type Cell = { isHeader: boolean; runs: Run[] }

export type TextSize = "small" | "large"

export type Marks = { bold?: boolean; italic?: boolean; size?: TextSize; href?: string }

/** Text with uniform marks; `"\n"` is a line break. */
export type Run = Marks & { text: string }

export const maxIndent = 8

function isItem(line: Line): line is Line & { kind: ListKind } {
  return line.kind === "ol" || line.kind === "ul"
}

export function isVisible({ kind, runs, rows = [] }: Pick<Line, "kind" | "runs" | "rows">): boolean {
  return kind === "hr" || kind === "figure" || showsText(runs) || rows.flat().some((cell) => showsText(cell.runs))
}

export const showsText = (runs: Run[]): boolean => runs.some(({ text }) => text.trim() !== "")

export function splitAtBreaks(runs: Run[]): Run[] {
  return runs.flatMap((run) => (run.text.match(/\n|[^\n]+/g) ?? []).map((text) => ({ ...run, text })))
}

/** The runs of several lines, with a break between each two. */
export const joined = <R extends Run>(lines: { runs: R[] }[]): (R | Run)[] =>
  lines.flatMap<R | Run>(({ runs }, at) => (at > 0 ? [{ text: "\n" }, ...runs] : runs))

export const sameMarks = (a: Marks, b: Marks): boolean =>
  !a.bold === !b.bold && !a.italic === !b.italic && a.size === b.size && a.href === b.href

/** Groups neighbouring items into lists; every other line is a block. */
export function inBlocks<Block>(
  lines: Line[],
  toLists: (items: Branch["children"]) => Block[],
  toBlock: (line: Line) => Block,
): Block[] {
  return chunks(lines, (before, line) => isItem(before) && isItem(line)).flatMap((chunk) => {
    const items = chunk.filter(isItem)
    return items.length > 0 ? toLists(items) : chunk.map(toBlock)
  })
}

export type Branch = { item: Line & { kind: ListKind }; children: (Line & { kind: ListKind })[] }

export const listsOf = (items: (Line & { kind: ListKind })[]): Branch[][] =>
  chunks(branches(items), (before, branch) => before.item.kind === branch.item.kind)

function branches(items: (Line & { kind: ListKind })[]) {
  const found: Branch[] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && item.indent > last.item.indent) last.children.push(item)
    else found.push({ item, children: [] })
  }
  return found
}

/** Splits a list wherever `belongTogether` is false for two neighbours. */
export function chunks<Thing>(things: Thing[], belongTogether: (before: Thing, thing: Thing) => boolean): Thing[][] {
  const result: Thing[][] = []
  for (const thing of things) {
    const chunk = result.at(-1)
    const before = chunk?.at(-1)
    if (chunk && before !== undefined && belongTogether(before, thing)) chunk.push(thing)
    else result.push([thing])
  }
  return result
}
