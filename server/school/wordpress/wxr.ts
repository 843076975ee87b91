import { createReadStream } from "node:fs"
import { SaxesParser, type SaxesTagPlain } from "saxes"
import { Refusal } from "../../base/refusal.ts"
import { withoutControls } from "../../base/text/plain-text.ts"

export interface WxrAuthor {
  login: string
  email: string
  name: string
}

/** A post, page, attachment or plugin's type; values are trimmed. */
export interface WxrItem {
  fields: Map<string, string>
  categories: { domain: string; slug: string; name: string }[]
  meta: Map<string, string>
  comments: number
}

interface WxrEntry {
  author?: WxrAuthor
  item?: WxrItem
  blogUrl?: string
  madeBy?: string
}

/** In characters, per text and tag; real texts have thousands. */
const maxTextLength = 16 * 1024 * 1024
const maxItemLength = 2 * maxTextLength
const maxDepth = 32

/** Streams files of any size. Fetches nothing and expands no entities. @throws Refusal if one is not WXR */
export async function* readWxr(...paths: string[]): AsyncGenerator<WxrEntry> {
  for (const path of paths) yield* readOne(path)
}

async function* readOne(path: string): AsyncGenerator<WxrEntry> {
  const reader = new WxrReader(path)
  const file = createReadStream(path)
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of file) {
      decoder ??= decoderOf(chunk)
      yield* reader.write(decoder.decode(chunk, { stream: true }))
    }
    yield* reader.write(decoder?.decode() ?? "")
    yield* reader.close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith("ERR_ENCODING")) throw new Refusal(`${path} ${notDecoded(decoder)}`)
    throw code ? new Refusal(`${path} cannot be read (${code}).`) : error
  }
}

/** Uses the declared encoding. @throws RangeError for an unknown one */
function decoderOf(beginning: Buffer): TextDecoder {
  const marks = beginning.toString("latin1", 0, 200)
  const [, declared] = /^<\?xml[^>]*?\sencoding=["']([\w.:-]+)["']/.exec(marks.trimStart()) ?? []
  const label = marks.startsWith("\xff\xfe") ? "utf-16le" : marks.startsWith("\xfe\xff") ? "utf-16be" : declared
  return new TextDecoder(label ?? "utf-8", { fatal: true })
}

const notDecoded = (decoder?: TextDecoder) =>
  decoder
    ? `is not written in ${decoder.encoding}, as it says. Please save it as UTF-8.`
    : "names an encoding that is not known here. Please save it as UTF-8."

class WxrReader {
  private readonly parser = new SaxesParser()
  private readonly open: string[] = []
  private entries: WxrEntry[] = []
  private text = ""
  private pending = 0
  private item?: WxrItem
  private size = 0
  /** Texts of the current author, comment or meta pair, by element name. */
  private group = new Map<string, string>()
  private category?: Attributes

  constructor(private readonly path: string) {
    const { parser } = this
    parser.on("error", ({ message }) => this.refuse(message.replace(/\.$/, "")))
    parser.on("doctype", () => this.refuse("it has a document type, which WordPress writes none of"))
    parser.on("opentag", (tag) => this.begin(tag))
    parser.on("closetag", ({ name }) => this.end(name))
    parser.on("text", (text) => this.add(text))
    parser.on("cdata", (text) => this.add(text))
  }

  write(text: string): WxrEntry[] {
    this.pending += text.length
    if (this.pending > maxTextLength) this.refuse("a text in it has no end")
    // WordPress writes control characters that XML forbids, and themes empty lines before the declaration.
    this.parser.write(withoutControls(this.open.length > 0 ? text : text.trimStart()))
    return this.drainEntries()
  }

  close(): WxrEntry[] {
    this.parser.close()
    return this.drainEntries()
  }

  private drainEntries() {
    const { entries } = this
    this.entries = []
    return entries
  }

  private refuse(why: string): never {
    throw new Refusal(`${this.path} is not a WordPress export, or is damaged: ${why}.`)
  }

  private begin({ name, attributes }: SaxesTagPlain) {
    if (this.open.length === 0 && name !== "rss") this.refuse(`it begins with <${name}>`)
    this.open.push(name)
    if (this.open.length > maxDepth) this.refuse("its elements are nested too deeply")
    if (this.parent() === "channel" && name === "item") {
      this.item = { fields: new Map(), categories: [], meta: new Map(), comments: 0 }
      this.size = 0
    }
    if (["wp:author", "wp:postmeta", "wp:comment"].includes(name)) this.group = new Map()
    if (this.parent() === "item" && name === "category") this.category = attributes
    this.text = ""
    this.pending = 0
  }

  private add(text: string) {
    this.text += text
    this.size += text.length
    if (this.size > maxItemLength) this.refuse("a post in it is too long")
  }

  private end(name: string) {
    this.open.pop()
    this.collect(name, this.text.trim(), this.open.at(-1))
    this.text = ""
    this.pending = 0
  }

  private parent() {
    return this.open.at(-2)
  }

  private collect(name: string, text: string, parent?: string) {
    const { item, group } = this
    if (parent === "channel") this.collectChannel(name, text)
    else if (parent === "wp:author" || parent === "wp:postmeta") group.set(name, text)
    else if (parent !== "item" || !item) return
    else if (name === "wp:comment") item.comments++
    else if (name === "wp:postmeta") item.meta.set(group.get("wp:meta_key") ?? "", group.get("wp:meta_value") ?? "")
    else if (name === "category") item.categories.push(categoryOf(this.category ?? {}, text))
    else item.fields.set(name, text)
  }

  private collectChannel(name: string, text: string) {
    if (name === "wp:author") this.entries.push({ author: authorOf(this.group) })
    if (name === "wp:base_blog_url") this.entries.push({ blogUrl: text })
    if (name === "generator") this.entries.push({ madeBy: text })
    if (name === "item" && this.item) this.entries.push({ item: this.item })
  }
}

type Attributes = Record<string, string>
const categoryOf = ({ domain = "", nicename: slug = "" }: Attributes, name: string) => ({ domain, slug, name })

function authorOf(group: Map<string, string>): WxrAuthor {
  const login = group.get("wp:author_login") ?? ""
  return { login, email: group.get("wp:author_email") ?? "", name: group.get("wp:author_display_name") || login }
}
