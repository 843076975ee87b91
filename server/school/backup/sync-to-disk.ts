import { open } from "node:fs/promises"

/** Flushes a file's contents, or a folder's entries, so that they survive a power failure. */
export async function syncToDisk(path: string) {
  await using handle = await open(path)
  await handle.sync()
}
