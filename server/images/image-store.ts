import { randomUUID } from "node:crypto"
import { link, mkdir, open, readFile, rm, unlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { noRoomLeft } from "../api/full-disk.ts"

/** Where the files of pictures lie. */
export interface ImageStore {
  /** Keeps a file durably and whole, or not at all. Resolves to false where a file of this name exists; it is not touched. */
  put(name: string, bytes: Buffer): Promise<boolean>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** Rejects when files cannot be written. */
  check(): Promise<void>
}

/** Less room than this is none: the smallest picture, or a few rows. */
const probeBytes = 256 * 1024

/** Files in a folder, which is made where it is missing. */
export async function folderStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  const at = (name: string) => join(folder, name)

  return {
    async put(name, bytes) {
      const draft = at(`.${randomUUID()}.tmp`)
      try {
        await writeDurably(draft, bytes)
        return await linkNew(draft, at(name))
      } catch (error) {
        return noRoomLeft(error)
      } finally {
        await unlink(draft).catch(() => undefined)
      }
    },
    read: (name) => readFile(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    async check() {
      const probe = at(`.${randomUUID()}.tmp`)
      await writeFile(probe, Buffer.alloc(probeBytes)).finally(() => rm(probe, { force: true }))
    },
  }
}

async function writeDurably(path: string, bytes: Buffer) {
  const file = await open(path, "wx")
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Gives a finished file its name. Unlike a rename, a link never replaces what is there. */
async function linkNew(draft: string, path: string) {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}
