import { buffer } from "node:stream/consumers"
import pLimit from "p-limit"
import { Refusal } from "../../base/refusal.ts"
import { sha256 } from "./decode.ts"
import { isPlainFileName } from "./file-names.ts"
import { type ImageStore, ignoreMissing } from "./image-store.ts"

export interface IncomingFile {
  name: string
  /** Rejects with ENOENT if it has been deleted meanwhile. */
  read(): AsyncIterable<Uint8Array> | Promise<Buffer>
}

const atOnce = 4

/** Like `addToStore`, for an empty store. @throws Refusal if the store contains other files */
export async function fillStore(store: ImageStore, files: IncomingFile[]): Promise<number> {
  await requireNoOthers(store, files)
  return addToStore(store, files)
}

/** @throws Refusal if the store contains other files */
export async function requireNoOthers(store: ImageStore, files: IncomingFile[]) {
  const incoming = new Set(files.map(({ name }) => name))
  const others = (await store.list()).filter((name) => isPlainFileName(name) && !incoming.has(name))
  if (others.length > 0)
    throw new Refusal(
      `Where the pictures are to lie there are ${others.length} other files, such as ${others[0]}. Name an empty folder of the bucket.`,
    )
}

/** Copies and verifies files; resumable. Returns how many there are. */
export async function addToStore(store: ImageStore, files: IncomingFile[]): Promise<number> {
  const existing = new Set(await store.list())
  const limit = pLimit(atOnce)
  const copy = async ({ name, read }: IncomingFile) => {
    const bytes = await readAll(read).catch(ignoreMissing)
    if (!bytes) return false
    if (!existing.has(name)) await store.put(name, bytes)
    if (sha256(await store.read(name)) !== sha256(bytes))
      throw new Refusal(
        `Where the pictures are to lie there is another ${name} already. Name an empty folder of the bucket.`,
      )
    return true
  }
  const copied = await Promise.all(files.map((file) => limit(() => copy(file))))
  return copied.filter(Boolean).length
}

async function readAll(read: IncomingFile["read"]): Promise<Buffer> {
  const content = await read()
  return Buffer.isBuffer(content) ? content : buffer(content)
}
