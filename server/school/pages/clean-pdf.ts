import { Readable } from "node:stream"
import { createInflate, inflateSync, constants as zlib } from "node:zlib"
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from "@cantoo/pdf-lib"
import type { DocumentPart } from "./document.ts"

/** The message is for the uploader. */
class PdfFault extends Error {}

const damaged = () => new PdfFault("This PDF is damaged. Please save it again, or print it into a new PDF.")

/** The library throws many kinds of errors on malformed PDFs. */
export const faultOf = (error: unknown) => (error instanceof PdfFault ? error : damaged()).message

const name = (text: string) => PDFName.of(text)
const names = (text: string) => new Set(text.split(" ").map(name))

/** Allowed entries of dictionaries that can trigger actions. */
const allowed = {
  catalog: names(
    "Type Pages PageLabels PageMode PageLayout Outlines Dests Names OpenAction ViewerPreferences Lang StructTreeRoot MarkInfo OutputIntents OCProperties AcroForm",
  ),
  names: names("Dests"),
  form: names("Fields DR DA Q NeedAppearances"),
  page: names(
    "Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox UserUnit Rotate Contents Group Annots Tabs StructParents",
  ),
}

/** Annotations that play nothing and carry no files. */
const safeAnnotations = names(
  "Link Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup Widget",
)

/** Allowed actions, with their allowed entries. */
const safeActions = new Map([
  [name("GoTo"), names("S D SD")],
  [name("Named"), names("S N")],
  [name("URI"), names("S URI")],
])
const safeCommands = names("NextPage PrevPage FirstPage LastPage")
const safeAddress = /^(https?:\/\/|mailto:|tel:)[\x21-\x7e]{1,2000}$/i

const actionEntries = ["A", "OpenAction"].map(name)

/** Removed from any dictionary: actions, references to other files, traces of the author. */
const dropped = [...names("AA AF EF FS JS JavaScript Metadata PA PieceInfo LastModified")]
/** References from a stream to other files or documents. */
const droppedOfStreams = [...names("F FFilter FDecodeParms OPI Ref")]
/** An annotation's author and dates. Form fields keep them, as `T` is their name. */
const droppedOfNotes = [...names("T M NM CreationDate")]

/** Entries whose keys the author chose, so `AF` may be a font name. */
const maps = names(
  "CharProcs ClassMap ColorSpace D Dests ExtGState Font N Pattern Properties R RoleMap Shading XObject",
)

/** Catalog entries without which the pages are empty. */
const unsupported = new Map([
  [name("Collection"), "This PDF is a folder of other files. Please upload each of them."],
  [name("NeedsRendering"), "This form is drawn by Adobe’s reader alone. Please print it into a new PDF."],
])

/** In bytes, for all streams together: protects readers from decompression bombs. */
const maxUnpacked = 100_000_000
/** In bytes, for object streams, which take about 30 times as much memory once parsed. */
const maxPackedObjects = 20_000_000

export interface CleanPdf {
  bytes: Uint8Array
  missing: DocumentPart[]
}

/**
 * Rebuilds a PDF from what its pages show, without actions, hidden objects or traces of its author.
 * Keeps pages, links, tags, title and language. @throws PdfFault
 */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanPdf> {
  const context = await new Reader(bytes).parse()
  const { Root, Encrypt, Info } = context.trailerInfo
  if (Encrypt) throw new PdfFault("This PDF is locked with a password. Please save it without one.")
  const cleaner = new Cleaner(context)
  const info = readInfo(cleaner, Root, Info)
  cleaner.clean(Root)
  await cleaner.inspectStreams()
  const catalog = cleaner.dict(Root) as PDFDict
  const missing = missingIn(cleaner, catalog, info)
  context.trailerInfo = { Root }
  if (info.title) {
    const title = PDFHexString.fromText(info.title)
    context.trailerInfo.Info = context.register(context.obj({ Title: title }))
  }
  const metadata = context.stream(Buffer.from(xmpOf(info)), { Type: "Metadata", Subtype: "XML" })
  catalog.set(name("Metadata"), context.register(metadata))
  context.header = PDFHeader.forVersion(1, 7)
  return { bytes: await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer(), missing }
}

function missingIn(cleaner: Cleaner, catalog: PDFDict, { title }: DocumentInfo): DocumentPart[] {
  const isMarked = String(cleaner.dict(catalog.get(name("MarkInfo")))?.lookup(name("Marked"))) === "true"
  const has: Record<DocumentPart, unknown> = {
    TEXT: cleaner.hasText,
    LANGUAGE: textOf(cleaner.resolve(catalog.get(name("Lang"))))?.trim(),
    TITLE: title?.trim(),
    TAGS: isMarked && cleaner.dict(catalog.get(name("StructTreeRoot")))?.has(name("K")),
  }
  return Object.entries(has).flatMap(([part, found]) => (found ? [] : [part as DocumentPart]))
}

/** Refuses objects that it cannot parse, and bounds decompression. */
class Reader extends PDFParser {
  private fault?: PdfFault
  private bytesLeft = maxPackedObjects

  constructor(private readonly source: Uint8Array) {
    super(source, Number.POSITIVE_INFINITY, true)
  }

  async parse(): Promise<PDFContext> {
    try {
      return await this.parseDocument()
    } catch {
      throw this.fault ?? damaged()
    }
  }

  protected override parseDictOrStream(ref?: PDFRef) {
    const object = super.parseDictOrStream(ref)
    if (!(object instanceof PDFRawStream)) return object
    const type = object.dict.lookup(name("Type"))
    if (type === name("ObjStm")) return this.withObjects(object)
    return type === name("XRef") ? withoutEntries(object) : object
  }

  /** The library's fallback counts each `stream` within binary data. */
  protected override findEndOfStreamFallback() {
    const end = Buffer.from(this.source.buffer, this.source.byteOffset, this.source.length).indexOf(
      "endstream",
      this.bytes.offset(),
    )
    if (end < 0) throw damaged()
    this.bytes.moveTo(end + "endstream".length)
    const newline = this.source[end - 1] === 0x0a && this.source[end - 2] === 0x0d ? 2 : 1
    return /[\r\n]/.test(String.fromCharCode(this.source[end - 1] ?? 0)) ? end - newline : end
  }

  private withObjects({ dict, contents }: PDFRawStream) {
    const isPacked = dict.has(name("Filter"))
    const unpacked = isPacked ? unpack(dict, contents, this.bytesLeft) : contents
    if (!unpacked) {
      this.fault = new PdfFault("This PDF is packed in a way that cannot be looked through. Please save it again.")
      throw this.fault
    }
    this.bytesLeft -= unpacked.length
    dict.delete(name("Filter"))
    return PDFRawStream.of(dict, unpacked)
  }
}

/** Drops the cross-reference entries, as the library reads objects in file order. */
function withoutEntries({ dict }: PDFRawStream) {
  const { context } = dict
  const bare = context.obj({ Type: "XRef", Size: 0, W: [] })
  for (const key of ["Root", "Encrypt", "Info"].map(name)) {
    const value = dict.get(key)
    if (value) bare.set(key, value)
  }
  return PDFRawStream.of(bare, new Uint8Array())
}

/** Null if it exceeds `limit`, undefined for another filter or broken data. */
function unpack(dict: PDFDict, contents: Uint8Array, limit: number): Uint8Array | null | undefined {
  if (!isDeflated(dict)) return undefined
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(1, limit), finishFlush })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : undefined
  }
}

/** The operators after a text, as in `(Good morning) Tj`. */
const showsText = /[)>\]]\s*(?:T[jJ]|')\s/

/** Tolerates a truncated stream, as PDF viewers do. */
const finishFlush = zlib.Z_SYNC_FLUSH

function isDeflated(dict: PDFDict) {
  const filter = dict.lookup(name("Filter"))
  const first = filter instanceof PDFArray && filter.size() > 0 ? filter.lookup(0) : filter
  return first === name("FlateDecode")
}

/** Counts chunk by chunk, to keep nothing in memory. */
async function unpackedLength(contents: Uint8Array, limit: number, onPart: (part: Buffer) => void): Promise<number> {
  let length = 0
  try {
    for await (const part of Readable.from([contents]).pipe(createInflate({ finishFlush }))) {
      length += part.length
      onPart(part)
      if (length > limit) break
    }
  } catch {
    // Counts a broken picture up to the error.
  }
  return length
}

class Cleaner {
  private readonly visited = { plain: new Set<PDFObject>(), map: new Set<PDFObject>() }
  private readonly streams: PDFRawStream[] = []
  hasText = false

  constructor(private readonly context: PDFContext) {}

  resolve(value: PDFObject | undefined): PDFObject | undefined {
    let found = value
    for (let hops = 0; found instanceof PDFRef; hops += 1) {
      if (hops > 10) throw damaged()
      found = this.context.lookup(found)
    }
    return found
  }

  dict(value: PDFObject | undefined): PDFDict | undefined {
    const found = this.resolve(value)
    return found instanceof PDFDict ? found : undefined
  }

  clean(root: PDFObject | undefined) {
    const catalog = this.dict(root)
    if (!catalog) throw damaged()
    for (const [key, words] of unsupported) if (catalog.has(key)) throw new PdfFault(words)
    keepOnly(catalog, allowed.catalog)
    keepOnly(this.dict(catalog.get(name("Names"))), allowed.names)
    keepOnly(this.dict(catalog.get(name("AcroForm"))), allowed.form)
    this.cleanPages(catalog.get(name("Pages")))
    this.cleanAll(catalog)
    for (const [ref] of this.context.enumerateIndirectObjects())
      if (ref !== root && !this.visited.plain.has(ref) && !this.visited.map.has(ref)) this.context.delete(ref)
  }

  /** Bounds the size of streams, and searches them for text. A stream that cannot be unpacked counts as text. */
  async inspectStreams() {
    let bytesLeft = maxUnpacked
    for (const { dict, contents } of this.streams) {
      const isPicture = this.resolve(dict.get(name("Subtype"))) === name("Image")
      const onPart = (part: Uint8Array) => {
        this.hasText ||= !isPicture && showsText.test(Buffer.from(part).toString("latin1"))
      }
      if (isDeflated(dict)) bytesLeft -= await unpackedLength(contents, bytesLeft, onPart)
      else if (dict.has(name("Filter"))) this.hasText ||= !isPicture
      else onPart(contents)
      if (bytesLeft < 0)
        throw new PdfFault("This PDF unpacks to more than 100 MB. Please save it again, with smaller pictures.")
    }
  }

  private cleanPages(root: PDFObject | undefined) {
    const visited = new Set<PDFDict>()
    let pages = 0
    for (const waiting = [root]; waiting.length > 0; ) {
      const node = this.dict(waiting.pop())
      if (!node || visited.has(node)) throw damaged()
      visited.add(node)
      const kids = this.resolve(node.get(name("Kids")))
      if (kids instanceof PDFArray) for (const kid of kids.asArray()) waiting.push(kid)
      else {
        pages += 1
        this.cleanPage(node)
      }
    }
    if (pages === 0) throw damaged()
  }

  private cleanPage(page: PDFDict) {
    keepOnly(page, allowed.page)
    const annotations = this.resolve(page.get(name("Annots")))
    page.delete(name("Annots"))
    if (!(annotations instanceof PDFArray)) return
    const safe = annotations.asArray().filter((annotation) => this.cleanAnnotation(this.dict(annotation)))
    page.set(name("Annots"), this.context.obj(safe))
  }

  /** Empties unsafe annotations instead of deleting them, as tags may refer to them. */
  private cleanAnnotation(annotation?: PDFDict): boolean {
    const kind = this.resolve(annotation?.get(name("Subtype")))
    const isSafe = safeAnnotations.has(kind as PDFName)
    if (!isSafe) keepOnly(annotation, new Set())
    else if (kind !== name("Widget")) for (const key of droppedOfNotes) annotation?.delete(key)
    return isSafe
  }

  private cleanAll(root: PDFObject) {
    const waiting: [PDFObject, isMap: boolean][] = [[root, false]]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [object, isMap] = next
      const visited = this.visited[isMap ? "map" : "plain"]
      if (visited.has(object)) continue
      visited.add(object)
      if (object instanceof PDFRef) push(this.context.lookup(object), isMap)
      else if (object instanceof PDFArray) for (const item of object.asArray()) push(item, false)
      else if (object instanceof PDFStream) {
        this.cleanStream(object)
        push(object.dict, false)
      } else if (object instanceof PDFDict) {
        if (!isMap) this.cleanDict(object)
        for (const [key, value] of object.entries()) push(value, !isMap && maps.has(key))
      }
    }

    function push(object: PDFObject | undefined, isMap: boolean) {
      if (object && [PDFRef, PDFArray, PDFStream, PDFDict].some((type) => object instanceof type))
        waiting.push([object, isMap])
    }
  }

  private cleanDict(dict: PDFDict) {
    if (dict.has(name("ByteRange")))
      throw new PdfFault("This PDF is signed, which it could not stay here. Please print it into a new PDF.")
    for (const key of dropped) dict.delete(key)
    for (const key of actionEntries) {
      const action = this.dict(dict.get(key))
      // In a tag, `A` contains attributes, not an action.
      if (!action?.has(name("S"))) continue
      const safe = this.safeAction(action)
      if (safe) dict.set(key, safe)
      else dict.delete(key)
    }
  }

  private safeAction(action: PDFDict): PDFDict | undefined {
    const kind = this.resolve(action.get(name("S"))) as PDFName
    const entries = safeActions.get(kind)
    if (!entries) return undefined
    const safe = this.context.obj({})
    for (const key of entries) {
      const value = key === name("D") ? action.get(key) : this.resolve(action.get(key))
      if (value) safe.set(key, value)
    }
    if (kind === name("Named") && !safeCommands.has(safe.get(name("N")) as PDFName)) return undefined
    if (kind !== name("URI")) return safe
    const address = textOf(safe.get(name("URI")))
    if (!address || !safeAddress.test(address)) return undefined
    safe.set(name("URI"), PDFHexString.of(Buffer.from(address).toString("hex")))
    return safe
  }

  private cleanStream(stream: PDFStream) {
    const { dict } = stream
    for (const key of droppedOfStreams) dict.delete(key)
    if (!(stream instanceof PDFRawStream)) return
    if (this.resolve(dict.get(name("Filter"))) === name("DCTDecode")) stream.contents = stripMetadata(stream.contents)
    this.streams.push(stream)
  }
}

function keepOnly(dict: PDFDict | undefined, entries: Set<PDFName>) {
  for (const key of dict?.keys() ?? []) if (!entries.has(key)) dict?.delete(key)
}

const textOf = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined

/** Strips EXIF, IPTC and comments from a JPEG. */
function stripMetadata(jpeg: Uint8Array): Uint8Array {
  const notes = new Set([0xe1, 0xed, 0xfe])
  const startOfScan = 0xda
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xff && jpeg[at + 1] !== startOfScan && at + 4 <= jpeg.length) {
    const end = at + 2 + Buffer.from(jpeg.subarray(at + 2, at + 4)).readUInt16BE()
    if (!notes.has(jpeg[at + 1] ?? 0)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, jpeg.subarray(at)])
}

interface DocumentInfo {
  title?: string
  accessibility?: string
}

function readInfo(cleaner: Cleaner, root?: PDFObject, info?: PDFObject): DocumentInfo {
  const metadata = cleaner.resolve(cleaner.dict(root)?.get(name("Metadata")))
  const title = textOf(cleaner.resolve(cleaner.dict(info)?.get(name("Title"))))
  if (!(metadata instanceof PDFRawStream)) return { title }
  const bytes = unpack(metadata.dict, metadata.contents, 1_000_000) ?? metadata.contents
  const xmp = Buffer.from(bytes.subarray(0, 100_000)).toString()
  const [, titled] = /<dc:title>\s{0,100}<rdf:Alt>\s{0,100}<rdf:li[^>]{0,100}>([^<]{1,500})</.exec(xmp) ?? []
  const [, accessibility] = /pdfuaid:part(?:>|=["'])(\d)/.exec(xmp) ?? []
  return { title: title || (titled && unescaped(titled)), accessibility }
}

const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" }
const unescaped = (xml: string) => xml.replace(/&(?:lt|gt|quot|apos|amp);/g, (one) => entities[one as "&lt;"])
const escaped = (text: string) =>
  text.replace(/[<&]/g, (one) => (one === "<" ? "&lt;" : "&amp;")).replace(/[^\P{C}\n\t]/gu, "")

function xmpOf({ title, accessibility }: DocumentInfo) {
  const titled =
    title && `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`
  const part = accessibility && `<pdfuaid:part>${accessibility}</pdfuaid:part>`
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">${titled ?? ""}${part ?? ""}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}
