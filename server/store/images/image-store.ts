import { randomBytes, randomUUID } from "node:crypto"
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { translateSystemError } from "../../base/failures/system-errors.ts"
import { makeFolder } from "../../base/machine.ts"
import { isThere } from "../database/inspect.ts"
import { type NewName, timeStamped } from "./file-names.ts"

export interface ImageStore {
  /** True if several concurrent `put` calls with one name may all succeed; the last one wins. */
  mayOverwrite: boolean
  /** Keeps a file durably and whole, or not at all. Resolves to false where a file of this name exists; it is not touched. */
  put(name: string, bytes: Buffer): Promise<boolean>
  /** Keeps other bytes under a name that has some, durably and whole, or not at all. */
  replace(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer>
  /** A file bit by bit, and how many bytes it has. Rejects where there is none. */
  open(name: string): Promise<OpenFile>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
  /** The total of all files. */
  bytes(): Promise<number>
  /** Undefined where there is no file of the name. */
  about(name: string): Promise<StoredFile | undefined>
  /** Rejects when files cannot be written. */
  check(): Promise<void>
  copies: CopyStore
}

/**
 * Storage of small copies of pictures, by names such as `{hash}/{width}.{format}`. The name determines the content, so
 * copies may be made twice, and by several processes; lost ones are made again.
 */
export interface CopyStore {
  /** Undefined where there is none. */
  open(name: string): Promise<OpenFile | undefined>
  /** May say so of one that has just gone. */
  has(name: string): Promise<boolean>
  keep(name: string, bytes: Buffer): Promise<void>
  /** Removes all copies of one content. */
  remove(hash: string): Promise<void>
  /** The hashes of which there are copies, and what else lies among them that has not been changed since a moment. */
  sources(before: Date): Promise<string[]>
}

export interface StoredFile {
  bytes: number
  changedAt: Date
}

export interface OpenFile {
  bytes: number
  /** Must be read or destroyed. */
  stream: Readable
}

/** The least room that counts: the smallest picture, or a few rows. */
const probeBytes = 256 * 1024

/** Handles a failed open of a file that may be gone: returns undefined then, and throws all other errors. */
export function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}

/** The error of a store that has no such file. */
export const gone = (name: string) => Object.assign(new Error(`There is no ${name}.`), { code: "ENOENT" })

/**
 * Removes a file whose row was not written. If that fails, the sweep does it; the earlier error is the one reported.
 */
export const removeUnnamed = (store: ImageStore, name: string) => store.remove(name).catch(() => undefined)

/** Stores a new file, and returns its name, which no other has: a random part says so where the store does not. */
export async function putNew(store: ImageStore, newName: NewName, bytes: Buffer): Promise<string> {
  const name = timeStamped(newName, store.mayOverwrite ? `-${randomBytes(6).toString("hex")}` : "")
  return (await store.put(name, bytes)) ? name : putNew(store, newName, bytes)
}

export async function folderStore(folder: string): Promise<ImageStore> {
  await makeFolder(folder)
  const at = (name: string) => join(folder, name)
  const list = async () => {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  const about = (name: string) =>
    stat(at(name)).then(
      ({ size: bytes, mtime: changedAt }) => ({ bytes, changedAt }),
      () => undefined,
    )

  return {
    mayOverwrite: false,
    async put(name, bytes) {
      const draft = at(`.${randomUUID()}.tmp`)
      try {
        await writeDurably(draft, bytes)
        return await linkNew(draft, at(name))
      } catch (error) {
        throw translateSystemError(error)
      } finally {
        await unlink(draft).catch(() => undefined)
      }
    },
    async replace(name, bytes) {
      const draft = at(`.${randomUUID()}.tmp`)
      await writeDurably(draft, bytes)
      await rename(draft, at(name))
    },
    read: (name) => readFile(at(name)),
    open: (name) => openFile(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    list,
    async bytes() {
      let sum = 0
      for (const name of await list()) sum += (await about(name))?.bytes ?? 0
      return sum
    },
    about,
    async check() {
      const probe = at(`.${randomUUID()}.tmp`)
      await writeFile(probe, Buffer.alloc(probeBytes)).finally(() => rm(probe, { force: true }))
    },
    copies: copiesIn(at(".variants")),
  }
}

/** An unreadable copy, for whatever reason, is made again. */
function copiesIn(folder: string): CopyStore {
  const at = (name: string) => join(folder, name)

  return {
    open: (name) => openFile(at(name)).catch(() => undefined),
    has: (name) => isThere(at(name)),
    async keep(name, bytes) {
      const draft = at(`${randomUUID()}.tmp`)
      try {
        await mkdir(dirname(at(name)), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, at(name))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    remove: (hash) => rm(at(hash), { recursive: true, force: true }),
    async sources(before) {
      const names = await readdir(folder).catch(() => [])
      const drafts = names.filter((name) => name.endsWith(".tmp"))
      const newer = new Set<string>()
      for (const name of drafts) if ((await stat(at(name))).mtime > before) newer.add(name)
      return names.filter((name) => !newer.has(name))
    },
  }
}

/** Opened before its size is known, so that both are of the same file whatever happens to its name. */
export async function openFile(path: string): Promise<OpenFile> {
  const file = await open(path)
  const { size } = await file.stat().catch(closeAndRethrow(file))
  return { bytes: size, stream: file.createReadStream() }
}

function closeAndRethrow(file: FileHandle) {
  return async (error: unknown): Promise<never> => {
    await file.close()
    throw error
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

/** Names a finished file. Unlike a rename, a link never replaces what is there. */
async function linkNew(draft: string, path: string) {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}
