import { promisify } from "node:util"
import { inflate } from "node:zlib"

const unpack = promisify(inflate)

/** What a PDF may not hold: whatever acts, or carries other files, when it is opened. */
const refused = {
  JavaScript: "a script",
  Launch: "a command that starts a program",
  EmbeddedFile: "another file within it",
  EmbeddedFiles: "another file within it",
  RichMedia: "a film or an animation",
  Rendition: "a film or an animation",
  Movie: "a film or an animation",
  SubmitForm: "a form that sends what is typed elsewhere",
  ImportData: "a command that reads other files",
  GoToE: "a link into a file within it",
  XFA: "a form that acts by itself",
  Encrypt: "a password",
}

/** Bytes that all streams of a file may unpack to: more is made to fill the memory of whoever opens it. */
const maxUnpacked = 100_000_000

/** In words for who uploads it; undefined for one that may be served. Objects may lie in packed streams: all that unpacks is read. */
export async function pdfFault(bytes: Buffer): Promise<string | undefined> {
  if (!isPdf(bytes)) return "Please choose a PDF."
  const text = bytes.toString("latin1")
  if (hidesObjects(text)) return "This PDF is packed in a way that cannot be looked through. Please save it anew."
  let left = maxUnpacked
  for (const part of [bytes, ...streamsIn(bytes, text)]) {
    const content = part === bytes ? bytes : await unpacked(part, left)
    if (content === null) return "This PDF unpacks to more than 100 MB. Please save it anew, with smaller pictures."
    if (part !== bytes) left -= content.length
    const found = refusedIn(content)
    if (found) return `This PDF holds ${found}. Please save it anew without.`
  }
}

function isPdf(bytes: Buffer) {
  const ends = bytes.subarray(-2048).includes("%%EOF")
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1")) && ends
}

/** A letter of a name may be written as its number: `/J#61vaScript`. */
const letter = (character: string) => {
  const code = character.charCodeAt(0).toString(16)
  return `(?:${character}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
}
const nameOf = (name: string) => [...name].map(letter).join("")
const names = Object.keys(refused) as (keyof typeof refused)[]
const refusedNames = new RegExp(`/(?:${names.map((name) => `(${nameOf(name)})`).join("|")})(?=[\\s()<>\\[\\]{}/%]|$)`)

function refusedIn(content: Buffer): string | undefined {
  const [, ...found] = refusedNames.exec(content.toString("latin1")) ?? []
  const name = names[found.findIndex((one) => one !== undefined)]
  return name && refused[name]
}

/** Whether objects lie in a stream that is packed otherwise than all writers pack them. */
function hidesObjects(text: string) {
  const packs = text.matchAll(new RegExp(`/${nameOf("ObjStm")}(?=[\\s<>/])`, "g"))
  return [...packs].some(({ index }) => {
    const around = text.slice(text.lastIndexOf(" obj", index), text.indexOf("stream", index))
    return /\/Filter/.test(around) && !/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>|\s)/.test(around)
  })
}

/** What stands in the file's streams, packed as it is. */
function* streamsIn(bytes: Buffer, text: string): Generator<Buffer> {
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith("end", index - 3)) continue
    const start = index + opening.length
    const end = text.indexOf("endstream", start)
    yield bytes.subarray(start, end < 0 ? undefined : end)
  }
}

/** Empty for what is packed in no such way, such as a photograph; null for more than is left to unpack. */
async function unpacked(stream: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await unpack(stream, { maxOutputLength: Math.max(1, most), finishFlush: 2 })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? null : Buffer.alloc(0)
  }
}
