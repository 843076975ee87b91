import { open } from "node:fs/promises"

/** Makes a file's contents, or a folder's list of names, survive a power cut. */
export async function syncToDisk(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
