import { open } from "node:fs/promises"

/** After it, what is in a file, or which names are in a folder, survives a power cut, too. */
export async function syncToDisk(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
