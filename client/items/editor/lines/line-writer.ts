import { type Cell, type Line, type LineKind, type Marks, type Run, sameMarks } from "./lines.ts"

/** The reader's context in a document: the kind of a line begun here, and the marks of its text. */
export type ReadContext = {
  kind: LineKind
  indent: number
  /** The enclosing list item, by identity: everything in it is one line. */
  item?: object
  marks: Marks
  /** The text's size in CSS pixels, if the document states it. */
  px?: number
  keepsSpaces?: boolean
  /** The highest level of heading in the document: 1, else 2. */
  highest: number
}

/** A run that still has the document's own size. */
export type MeasuredRun = Run & { px?: number }
export type MeasuredLine = Measured<Omit<Line, "rows">> & { rows?: Measured<Cell>[][] }
type Measured<Of> = Omit<Of, "runs"> & { runs: MeasuredRun[] }

export class LineWriter {
  readonly lines: MeasuredLine[] = []
  /** Counts writes, so that a reader can tell whether an element had any content. */
  written = 0
  private line?: MeasuredLine
  private lastItem?: object

  text(text: string, context: ReadContext) {
    const normalised = context.keepsSpaces ? text.replaceAll("\t", " ") : text.replace(/[ \t\r\n\f]+/g, " ")
    if (!this.line && /^[ \t\r\n\f]*$/.test(normalised)) return
    this.write(context.keepsSpaces || !this.endsInSpace() ? normalised : normalised.replace(/^ /, ""), context)
  }

  lineBreak(context: ReadContext) {
    this.write("\n", context)
  }

  /** Begins a line even if no text follows: an empty paragraph is a line, too. */
  begin(context: ReadContext) {
    this.write("", context)
  }

  /** Writes a whole line, such as a table. */
  put(line: MeasuredLine) {
    this.end()
    this.lines.push(line)
    this.written++
  }

  end() {
    if (this.line) tidyEnd(this.line)
    this.line = undefined
  }

  private endsInSpace() {
    return !this.line || /(^|[ \n])$/.test(this.line.runs.at(-1)?.text ?? "")
  }

  private write(text: string, context: ReadContext) {
    this.written++
    this.line ??= this.continueLine(context) ?? this.startLine(context)
    if (text === "") return
    const run = { text: text.replaceAll("\ufeff", ""), ...context.marks, ...(context.px && { px: context.px }) }
    const last = this.line.runs.at(-1)
    if (last && sameMarks(last, run) && last.px === run.px) last.text += run.text
    else this.line.runs.push(run)
  }

  /** A second paragraph in a list item continues the item's line. */
  private continueLine({ item, marks }: ReadContext) {
    const last = this.lines.at(-1)
    if (!last || !item || item !== this.lastItem) return
    if (last.runs.length > 0) last.runs.push({ text: "\n", ...marks })
    return last
  }

  private startLine({ kind, indent, item }: ReadContext) {
    const line: MeasuredLine = { kind, indent, runs: [] }
    this.lines.push(line)
    this.lastItem = item
    return line
  }
}

/** Removes trailing spaces and one last break, which do not show. */
function tidyEnd(line: MeasuredLine) {
  dropAtEnd(line, / +$/)
  dropAtEnd(line, /\n$/)
  dropAtEnd(line, / +$/)
}

function dropAtEnd(line: MeasuredLine, end: RegExp) {
  const last = line.runs.at(-1)
  if (!last) return
  last.text = last.text.replace(end, "")
  if (last.text === "") line.runs.pop()
}
