import { createHash } from "node:crypto"
import { type FileHandle, open } from "node:fs/promises"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { Header } from "tar/header"
import { Pax } from "tar/pax"
import { attempt } from "../../base/attempt.ts"

export interface Part {
  /** For example, `images/1764000000000-river.png`. */
  name: string
  bytes: number
  changedAt: Date
}

const blockBytes = 512

/** The last part, in the format of `sha256sum`; a truncated file has none. */
export const sumsName = "SHA256SUMS"

export class ArchiveWriter {
  private sums = ""

  private constructor(private readonly file: FileHandle) {}

  static async create(path: string) {
    return new ArchiveWriter(await open(path, "wx", 0o600))
  }

  async add(part: Part, content: AsyncIterable<Buffer>, signal?: AbortSignal) {
    await this.file.appendFile(headerOf(part))
    const hash = createHash("sha256")
    let written = 0
    for await (const chunk of content) {
      signal?.throwIfAborted()
      hash.update(chunk)
      written += chunk.length
      await this.file.appendFile(chunk)
    }
    if (written !== part.bytes) throw new Error(`${part.name} has changed while it was read.`)
    await this.file.appendFile(Buffer.alloc(paddingOf(part)))
    this.sums += `${hash.digest("hex")}  ${part.name}\n`
  }

  addText(name: string, content: string) {
    const bytes = Buffer.from(content)
    return this.add({ name, bytes: bytes.length, changedAt: new Date() }, Readable.from([bytes]))
  }

  async finish() {
    await this.addText(sumsName, this.sums)
    await this.file.appendFile(Buffer.alloc(2 * blockBytes))
    await this.file.sync()
  }

  [Symbol.asyncDispose]() {
    return this.file.close()
  }
}

function headerOf({ name, bytes, changedAt }: Part): Buffer {
  const fields = { path: name, size: bytes, mtime: changedAt, mode: 0o600, type: "File" } as const
  const header = new Header(fields)
  // The pax header for a long or non-ASCII name precedes the main header.
  const isLong = header.encode()
  const block = header.block as Buffer
  return isLong ? Buffer.concat([new Pax(fields).encode(), block]) : block
}

const paddingOf = ({ bytes }: Part) => (blockBytes - (bytes % blockBytes)) % blockBytes

export class InvalidArchive extends Error {}

export interface StoredPart extends Part {
  read(): AsyncIterable<Buffer>
}

/** Reads headers only, not the parts' contents. @throws InvalidArchive */
export async function* storedParts(file: FileHandle): AsyncGenerator<StoredPart> {
  const { size } = await file.stat()
  let extended: Pax | undefined
  for (let at = 0; at < size; ) {
    const header = await headerAt(file, at, extended)
    if (header.nullBlock) return
    const part = partOf(file, header, at + blockBytes)
    at += blockBytes + part.bytes + paddingOf(part)
    if (at > size) throw new InvalidArchive("it ends too early")
    extended = header.type === "ExtendedHeader" ? Pax.parse(await textOf(part)) : undefined
    if (header.type === "File") yield part
    else if (!extended) throw new InvalidArchive(`it holds ${part.name}, which is no file`)
  }
}

async function headerAt(file: FileHandle, at: number, extended?: Pax) {
  const block = Buffer.alloc(blockBytes)
  await file.read(block, 0, blockBytes, at)
  const header = attempt(() => new Header(block, 0, extended))
  const isPart = header?.cksumValid && Number.isSafeInteger(header.size ?? 0) && (header.size ?? 0) >= 0
  if (!header || !(header.nullBlock || isPart)) throw new InvalidArchive(`what begins at its byte ${at} is no part`)
  // The tar package prepends the folder of the short name to the pax path, which already has it.
  if (extended?.path) header.path = extended.path
  return header
}

const partOf = (file: FileHandle, { path = "", size = 0, mtime }: Header, start: number): StoredPart => ({
  name: path,
  bytes: size,
  changedAt: mtime ?? new Date(0),
  read: () => chunks(file, start, start + size),
})

const chunkBytes = 64 * 1024

async function* chunks(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const length = Math.min(chunkBytes, end - at)
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at)
    if (bytesRead === 0) throw new InvalidArchive("it ends too early")
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** Maximum bytes of a part that is read at once; the names of 100,000 pictures take 15 million. */
const maxText = 64 * 1024 * 1024

export async function textOf(part: StoredPart): Promise<string> {
  if (part.bytes > maxText) throw new InvalidArchive(`its ${part.name} is too long`)
  return text(Readable.from(part.read()))
}

export async function sumOf(part: Pick<StoredPart, "read">): Promise<string> {
  const hash = createHash("sha256")
  for await (const chunk of part.read()) hash.update(chunk)
  return hash.digest("hex")
}

/** Writes a part to a new file, durably. Rejects if the file exists. */
export async function unpack(part: StoredPart, path: string) {
  await using file = await open(path, "wx", 0o600)
  for await (const chunk of part.read()) await file.appendFile(chunk)
  // Keeps the age, by which unreferenced files are swept.
  await file.utimes(part.changedAt, part.changedAt)
  await file.sync()
}
