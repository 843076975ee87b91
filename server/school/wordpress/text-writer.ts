export interface TextImage {
  id?: number
  src?: string
  alt?: string
  caption: string
}

const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "dt", "summary"])
const boxes = new Set(
  "div section article aside header footer main nav figure figcaption details table thead tbody tfoot tr dl dd pre hr form fieldset address center".split(
    " ",
  ),
)
const inline: Record<string, string> = { strong: "strong", b: "strong", em: "em", i: "em", cite: "em" }
const silent = new Set([
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
const playing = new Set(["iframe", "video", "audio", "embed"])

export class TextWriter {
  readonly images: TextImage[] = []
  readonly dropped = new Set<string>()
  showsAttached = false
  /** Finished blocks and lists. */
  private readonly done: string[] = []
  /** The open block, its pieces so far, and whether they contain text. */
  private block: "" | "p" | "li" | "blockquote" = ""
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
  private caption?: TextImage
  private cells = 0

  constructor(
    private readonly isClassic: boolean,
    private readonly blogUrl: string,
  ) {}

  finish() {
    this.endBlock()
    return this.done.join("")
  }

  begin(name: string, attributes: Record<string, string>) {
    if (silent.has(name)) this.muted++
    if (this.muted > 0) return
    if (playing.has(name)) return this.play(name, attributes.src)
    if (name === "source") return this.play(name, attributes.src)
    if (name === "img") return this.image(attributes)
    if (this.caption) return
    if (name === "br") this.breakDue = this.block !== ""
    else if (name === "p" || boxes.has(name)) this.beginBox(name, attributes)
    else if (headings.has(name)) this.beginHeading()
    else if (name === "blockquote") this.beginQuote()
    else if (name === "ul" || name === "ol") this.beginList(name)
    else if (name === "li") this.beginItem()
    else if (name === "td" || name === "th") this.beginCell()
    else if (name === "a") this.beginInline("a", this.addressOf(attributes.href))
    else if (inline[name]) this.beginInline(inline[name])
  }

  end(name: string) {
    if (silent.has(name)) this.muted--
    if (this.muted > 0) return
    if (name === "figcaption") this.caption = undefined
    if (this.caption) return
    if (name === "figure") this.figures.pop()
    if (name === "pre") this.preformatted--
    if (name === "p" || boxes.has(name) || headings.has(name)) this.endParagraph(name)
    else if (name === "blockquote") {
      this.endBlock()
      this.quotes--
    } else if (name === "ul" || name === "ol") this.endList()
    else if (name === "li") this.endBlock()
    else if (name === "a" || inline[name]) this.endInline(inline[name] ?? name)
  }

  text(text: string) {
    if (this.muted > 0) return
    if (this.caption) {
      this.caption.caption += text
      return
    }
    if (this.preformatted > 0) return this.lines(text.split("\n"))
    if (!this.isClassic || this.block === "li") return this.words(text)
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
    const plain = text.replace(/[ \t\n\f]+/g, " ")
    const address = /^https?:\/\/\S+$/.exec(plain.trim())?.[0]
    if (!this.block && address) return this.link(address)
    this.flow(escaped(this.block ? plain : plain.trimStart()))
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

  private beginBlock(block: "p" | "li" | "blockquote", classes = "") {
    this.endBlock()
    this.block = block
    this.out = [`<${block}${classes}>`]
    this.hasWords = false
  }

  private endBlock() {
    this.breakDue = false
    if (!this.block) return
    this.repeated.length = 0
    const [outermost] = this.open
    if (outermost) this.endInline(outermost)
    if (this.hasWords) this.done.push(`${this.out.join("").trimEnd()}</${this.block}>`)
    this.block = ""
  }

  private endParagraph(name: string) {
    if (this.block !== "li") return this.endBlock()
    if (headings.has(name)) this.endInline("strong")
    this.breakDue = true
  }

  private beginBox(name: string, attributes: Record<string, string>) {
    if (name === "figcaption") this.caption = this.captioned()
    if (name === "figure") this.beginFigure(attributes["data-gallery"])
    if (name === "tr") this.cells = 0
    if (this.block === "li") {
      this.breakDue = this.hasWords
      return
    }
    this.endBlock()
    if (name === "pre") this.preformatted++
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

  private beginHeading() {
    if (this.block === "li") this.breakDue = this.hasWords
    else this.beginBlock("p")
    this.beginInline("strong")
  }

  private beginQuote() {
    this.endBlock()
    this.quotes++
  }

  private beginList(name: string) {
    this.endBlock()
    if (this.lists.length === 0) this.done.push(`<${name}>`)
    this.lists.push(name)
  }

  private endList() {
    this.endBlock()
    const [outermost] = this.lists
    this.lists.pop()
    if (this.lists.length > 0 || !outermost) return
    if (this.done.at(-1) === `<${outermost}>`) this.done.pop()
    else this.done.push(`</${outermost}>`)
  }

  private beginItem() {
    if (this.lists.length === 0) return this.endBlock()
    const level = Math.min(this.lists.length - 1, 8)
    this.beginBlock("li", level > 0 ? ` class="ql-indent-${level}"` : "")
  }

  private beginCell() {
    if (this.cells++ > 0 && this.block) this.flow(" · ")
  }

  private beginInline(name: string, address?: string) {
    if (name === "a" && !address) return
    if (this.block && this.open.includes(name)) this.repeated.push(name)
    else this.openInline(name, address)
  }

  private openInline(name: string, address?: string) {
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
    this.images.push({ ...(id && { id: Number(id) }), src, alt, caption: "" })
  }

  /** Makes links within the blog relative, except to files. */
  private addressOf(href = ""): string {
    const path = pathWithin(this.blogUrl, href) ?? href
    return path.startsWith("/wp-content/") ? href : path
  }
}

/** Path, query and hash of an address within the site, ignoring `http:` and `www.`. */
export function pathWithin(blogUrl: string, address: string): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(blogUrl)) return undefined
  const [site, url] = [new URL(blogUrl), new URL(address)]
  const isWithin = hostOf(site) === hostOf(url) && url.pathname.startsWith(site.pathname)
  return isWithin ? url.pathname + url.search + url.hash : undefined
}

const hostOf = ({ protocol, host }: URL) => /^https?:$/.test(protocol) && host.replace(/^www\./, "")

const isTagOf = (name: string, tag: string) => tag === `<${name}>` || tag.startsWith(`<${name} `)

/** Keeps quotes, as escaping them would lengthen the text beyond its limit. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const inAttribute = (text: string) => escaped(text).replaceAll('"', "&quot;")
