import { randomUUID } from "node:crypto"
import { constants } from "node:fs"
import { access, link, mkdir, open, readFile, rm, unlink } from "node:fs/promises"
import { join } from "node:path"

/** Where the files of pictures lie. */
export interface ImageStore {
  /** Keeps a file durably and whole, or not at all. Resolves to false where a file of this name exists; it is not touched. */
  put(name: string, bytes: Buffer): Promise<boolean>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** Rejects when files cannot be written. */
  check(): Promise<void>
}

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
      } finally {
        await unlink(draft).catch(() => undefined)
      }
    },
    read: (name) => readFile(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    check: () => access(folder, constants.W_OK),
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
