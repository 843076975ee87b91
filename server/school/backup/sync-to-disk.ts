import { open } from "node:fs/promises"

/** Flushes a file's contents, or a folder's entries, so that they survive a power failure. */
export async function syncToDisk(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
