import { asFigure, escaped, inAttribute, maxFigures } from "../../base/text/figures.ts"
import { largestTable } from "../../base/text/rich-text.ts"

export interface TextImage {
  id?: number
  src?: string
  alt?: string
  caption: string
}

/** Headings that become a `p` are bold. */
const headings: Record<string, "h2" | "h3" | "p"> = {
  ...{ h1: "h2", h2: "h2", h3: "h3", h4: "h3", h5: "h3", h6: "h3", dt: "p", summary: "p" },
}
const blockTags = new Set(
  "div section article aside header footer main nav figure figcaption details table thead tbody tfoot tr dl dd pre hr form fieldset address center".split(
    " ",
  ),
)
const inline: Record<string, string> = { strong: "strong", b: "strong", em: "em", i: "em", cite: "em" }
const ignoredTags = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "math",
  "object",
  "select",
  "textarea",
  "button",
])
const mediaTags = new Set(["iframe", "video", "audio", "embed"])

/** Keeps tables of any width within the limit of cells. */
const maxTableRows = Math.floor(largestTable.cells / largestTable.columns)

type Block = "p" | "h2" | "h3" | "li" | "blockquote" | "td" | "th"

export class TextWriter {
  readonly images: TextImage[] = []
  readonly dropped = new Set<string>()
  showsAttached = false
  /** Finished blocks and lists. */
  private readonly finished: string[] = []
  /** The open block, its pieces so far, and whether they contain text. */
  private block: "" | Block = ""
  private out: string[] = []
  private hasWords = false
  private readonly open: string[] = []
  /** Redundantly nested inline elements. */
  private readonly repeated: string[] = []
  private breakDue = false
  private readonly lists: string[] = []
  private quotes = 0
  private preformatted = 0
  private muted = 0
  /** Per open figure, the number of images before it. */
  private readonly figures: number[] = []
  /** Images within the open block or list, which follow it. */
  private readonly waiting: string[] = []
  private caption?: TextImage
  private cells = 0
  private rows = 0
  /** The number of columns that the open cell spans. */
  private columns = 1
  /** The open tables. True for tables kept as such: neither in a list nor in another table. */
  private readonly tables: boolean[] = []

  constructor(
    private readonly isClassic: boolean,
    private readonly blogUrl: string,
  ) {}

  finish() {
    this.endBlock()
    return this.finished.join("")
  }

  begin(name: string, attributes: Record<string, string>) {
    if (ignoredTags.has(name)) this.muted++
    if (this.muted > 0) return
    if (mediaTags.has(name) || name === "source") return this.play(name, attributes.src)
    if (name === "img") return this.image(attributes)
    if (this.caption) return
    if (name === "br") this.breakDue = this.block !== ""
    else if (name === "p" || blockTags.has(name)) this.beginBox(name, attributes)
    else if (headings[name]) this.beginHeading(headings[name])
    else if (name === "blockquote") this.beginQuote()
    else if (name === "ul" || name === "ol") this.beginList(name)
    else if (name === "li") this.beginItem()
    else if (name === "td" || name === "th") this.beginCell(name, Number(attributes.colspan))
    else if (name === "a") this.beginInline("a", this.addressOf(attributes.href))
    else if (inline[name]) this.beginInline(inline[name])
  }

  end(name: string) {
    if (ignoredTags.has(name)) this.muted--
    if (this.muted > 0) return
    if (name === "figcaption") this.caption = undefined
    if (this.caption) return
    if (name === "figure") this.figures.pop()
    if (name === "pre") this.preformatted--
    if ((name === "td" || name === "th") && this.isInTable) this.endCell(name)
    else if (name === "p" || blockTags.has(name) || headings[name]) this.endParagraph(name)
    else if (name === "blockquote") {
      if (!this.tables[0]) this.endBlock()
      this.quotes--
    } else if (name === "ul" || name === "ol") this.endList()
    else if (name === "li") this.endItem()
    else if (name === "a" || inline[name]) this.endInline(inline[name] ?? name)
  }

  text(text: string) {
    if (this.muted > 0) return
    if (this.caption) {
      this.caption.caption += text
      return
    }
    if (this.preformatted > 0) return this.lines(text.split("\n"))
    if (!this.isClassic || this.holdsLines) return this.words(text)
    const [first = "", ...others] = text.split(/\n\s*\n/)
    this.lines(first.split("\n"))
    for (const paragraph of others) {
      this.endBlock()
      this.lines(paragraph.split("\n"))
    }
  }

  private lines(lines: string[]) {
    for (const [index, line] of lines.entries()) {
      if (index > 0 && this.block) this.breakDue = true
      this.words(line)
    }
  }

  private words(text: string) {
    const collapsed = text.replace(/[ \t\n\f]+/g, " ")
    const address = /^https?:\/\/\S+$/.exec(collapsed.trim())?.[0]
    if (!this.block && address) return this.link(address)
    this.flow(escaped(this.block ? collapsed : collapsed.trimStart()))
  }

  private flow(html: string) {
    if (html === "") return
    if (!this.block && this.lists.length > 0) this.beginItem()
    else if (!this.block) this.beginBlock(this.quotes > 0 ? "blockquote" : "p")
    if (this.breakDue && html.trim() === "") return
    if (this.breakDue) this.out.push("<br>")
    this.out.push(this.breakDue ? html.trimStart() : html)
    this.breakDue = false
    if (!html.startsWith("<") && html.trim() !== "") this.hasWords = true
  }

  /** In a list item and in a cell, paragraphs are lines. */
  private get holdsLines() {
    return /^(li|t[dh])$/.test(this.block)
  }

  private get isInTable() {
    return this.tables.length === 1 && this.tables[0]
  }

  private beginBlock(block: Block, classes = "") {
    this.endBlock()
    this.block = block
    this.out = [`<${block}${classes}>`]
    this.hasWords = false
  }

  private endBlock() {
    this.closeBlock()
    if (this.lists.length === 0) this.finished.push(...this.waiting.splice(0))
  }

  private closeBlock() {
    this.breakDue = false
    if (!this.block) return
    this.repeated.length = 0
    const [outermost] = this.open
    if (outermost) this.endInline(outermost)
    if (this.hasWords) this.finished.push(`${this.out.join("").trimEnd()}</${this.block}>`)
    else if (/^t[dh]$/.test(this.block)) this.finished.push(`<${this.block}></${this.block}>`)
    this.block = ""
  }

  private endParagraph(name: string) {
    if (headings[name]) this.endInline("strong")
    if (this.holdsLines) this.breakDue = true
    else this.endBlock()
    if (name === "tr" && this.isInTable) {
      this.endBlock()
      this.finished.push("</tr>")
    }
    if (name === "table" && this.tables.pop() && this.rows > 0) this.finished.push("</table>")
  }

  private beginBox(name: string, attributes: Record<string, string>) {
    if (name === "figcaption") this.caption = this.captioned()
    if (name === "figure") this.beginFigure(attributes["data-gallery"])
    if (name === "table") this.beginTable()
    if (this.holdsLines) this.breakDue = this.hasWords
    else this.endBlock()
    if (name === "tr") this.beginRow()
    if (name === "hr" && !this.holdsLines && !this.lists.length) this.finished.push("<hr>")
    if (name === "pre") this.preformatted++
  }

  private beginTable() {
    this.tables.push(this.tables.length + this.lists.length + this.quotes === 0)
    if (this.isInTable) this.rows = 0
  }

  /** A table of too many rows becomes several. */
  private beginRow() {
    this.cells = 0
    if (!this.isInTable) return
    if (this.rows % maxTableRows === 0) this.finished.push(this.rows > 0 ? "</table><table>" : "<table>")
    this.rows++
    this.finished.push("<tr>")
  }

  private beginFigure(gallery?: string) {
    this.figures.push(this.images.length)
    if (gallery === "attached") this.showsAttached = true
    else for (const id of gallery?.split(",") ?? []) this.images.push({ id: Number(id), caption: "" })
  }

  private captioned(): TextImage | undefined {
    const before = this.figures.at(-1)
    return before !== undefined && this.images.length === before + 1 ? this.images.at(-1) : undefined
  }

  private beginHeading(kind: "h2" | "h3" | "p") {
    if (this.holdsLines) this.breakDue = this.hasWords
    else this.beginBlock(kind)
    if (this.holdsLines || kind === "p") this.beginInline("strong")
  }

  private beginQuote() {
    if (!this.tables[0]) this.endBlock()
    this.quotes++
  }

  private beginList(name: string) {
    if (this.tables[0]) return
    this.endBlock()
    if (this.lists.length === 0) this.finished.push(`<${name}>`)
    this.lists.push(name)
  }

  private endList() {
    if (this.tables[0]) return
    this.endBlock()
    const [outermost] = this.lists
    this.lists.pop()
    if (this.lists.length > 0 || !outermost) return
    if (this.finished.at(-1) === `<${outermost}>`) this.finished.pop()
    else this.finished.push(`</${outermost}>`)
    this.endBlock()
  }

  private beginItem() {
    if (this.tables[0]) {
      this.breakDue = this.hasWords
      return this.flow("• ")
    }
    if (this.lists.length === 0) return this.endBlock()
    const level = Math.min(this.lists.length - 1, 8)
    this.beginBlock("li", level > 0 ? ` class="ql-indent-${level}"` : "")
  }

  private endItem() {
    if (this.tables[0]) this.breakDue = true
    else this.endBlock()
  }

  private beginCell(name: "td" | "th", columns: number) {
    const isInRow = this.cells++ > 0
    if (!this.isInTable || this.cells > largestTable.columns) {
      if (isInRow && this.block) this.flow(" · ")
      return
    }
    this.beginBlock(name)
    this.columns = columns
  }

  /** A cell of several columns is followed by empty ones. */
  private endCell(name: "td" | "th") {
    if (this.cells < largestTable.columns) this.endBlock()
    for (; this.columns > 1 && this.cells < largestTable.columns; this.columns--) {
      this.finished.push(`<${name}></${name}>`)
      this.cells++
    }
  }

  private beginInline(name: string, address?: string) {
    if (name === "a" && !address) return
    if (this.block && this.open.includes(name)) this.repeated.push(name)
    else this.openInline(name, address)
  }

  private openInline(name: string, address?: string) {
    if (this.block && name === "a" && this.out.at(-1) === "</a>") this.flow(" ")
    this.flow(name === "a" ? `<a href="${inAttribute(address ?? "")}">` : `<${name}>`)
    if (this.block) this.open.push(name)
  }

  private endInline(name: string) {
    const repeat = this.repeated.lastIndexOf(name)
    if (repeat >= 0) {
      this.repeated.splice(repeat, 1)
      return
    }
    const at = this.open.lastIndexOf(name)
    if (at < 0) return
    for (const inner of this.open.splice(at).toReversed()) {
      // Drops an element left empty, such as one around an image.
      if (isTagOf(inner, this.out.at(-1) ?? "")) this.out.pop()
      else this.out.push(`</${inner}>`)
    }
  }

  private link(address: string) {
    this.endBlock()
    this.flow(`<a href="${inAttribute(address)}">`)
    this.flow(escaped(address))
    this.flow("</a>")
    this.endBlock()
  }

  private play(name: string, src?: string) {
    if (src && /^https?:/.test(src)) this.link(src)
    else if (src?.startsWith("//")) this.link(`https:${src}`)
    if (name !== "source") this.dropped.add(`what plays (${name}), but for its address`)
  }

  private image({ src, alt, class: classes = "" }: Record<string, string>) {
    const id = /\bwp-image-(\d+)/.exec(classes)?.[1]
    const isWithin = this.lists.length > 0 || (this.block && this.hasWords)
    if (this.images.length < maxFigures) (isWithin ? this.waiting : this.finished).push(placeOf(this.images.length))
    this.images.push({ ...(id && { id: Number(id) }), src, alt, caption: "" })
  }

  /** Makes links within the blog relative, except to files. */
  private addressOf(href = ""): string {
    const path = pathWithin(this.blogUrl, href) ?? href
    if (!path.startsWith("/wp-content/")) return path
    if (!/\.(?:jpe?g|png|gif|webp)$/i.test(path)) this.dropped.add("a link to a file, which leads to the old site")
    return href
  }
}

/** Placeholder for an image in a text until the image is stored. */
export const placeOf = (index: number) => asFigure({ file: String(index), alt: null, caption: "" })

/** Path, query and hash of an address within the site, ignoring `http:` and `www.`. */
export function pathWithin(blogUrl: string, address: string): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(blogUrl)) return undefined
  const [site, url] = [new URL(blogUrl), new URL(address)]
  const isWithin = hostOf(site) === hostOf(url) && url.pathname.startsWith(site.pathname)
  return isWithin ? url.pathname + url.search + url.hash : undefined
}

const hostOf = ({ protocol, host }: URL) => /^https?:$/.test(protocol) && host.replace(/^www\./, "")

const isTagOf = (name: string, tag: string) => tag === `<${name}>` || tag.startsWith(`<${name} `)
