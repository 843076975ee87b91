import { open } from "node:fs/promises"

/** After it, the names in a folder survive a power cut, too. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
