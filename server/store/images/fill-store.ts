import { buffer } from "node:stream/consumers"
import pLimit from "p-limit"
import { Refusal } from "../../base/refusal.ts"
import { sha256 } from "./decode.ts"
import { isPlainFileName } from "./file-names.ts"
import { type ImageStore, unlessGone } from "./image-store.ts"

export interface Arriving {
  name: string
  /** Rejects with ENOENT if it has been deleted meanwhile. */
  read(): AsyncIterable<Uint8Array> | Promise<Buffer>
}

const atOnce = 4

/** Like `addToStore`, for an empty store. @throws Refusal if the store contains other files */
export async function fillStore(store: ImageStore, files: Arriving[]): Promise<number> {
  await requireNothingElse(store, files)
  return addToStore(store, files)
}

/** @throws Refusal if the store contains other files */
export async function requireNothingElse(store: ImageStore, files: Arriving[]) {
  const arriving = new Set(files.map(({ name }) => name))
  const others = (await store.list()).filter((name) => isPlainFileName(name) && !arriving.has(name))
  if (others.length > 0)
    throw new Refusal(
      `Where the pictures are to lie there are ${others.length} other files, such as ${others[0]}. Name an empty folder of the bucket.`,
    )
}

/** Copies and verifies files; resumable. Returns how many there are. */
export async function addToStore(store: ImageStore, files: Arriving[]): Promise<number> {
  const there = new Set(await store.list())
  const turns = pLimit(atOnce)
  const bring = async ({ name, read }: Arriving) => {
    const bytes = await collected(read).catch(unlessGone)
    if (!bytes) return false
    if (!there.has(name)) await store.put(name, bytes)
    if (sha256(await store.read(name)) !== sha256(bytes))
      throw new Refusal(
        `Where the pictures are to lie there is another ${name} already. Name an empty folder of the bucket.`,
      )
    return true
  }
  const brought = await Promise.all(files.map((file) => turns(() => bring(file))))
  return brought.filter(Boolean).length
}

async function collected(read: Arriving["read"]): Promise<Buffer> {
  const content = await read()
  return Buffer.isBuffer(content) ? content : buffer(content)
}
