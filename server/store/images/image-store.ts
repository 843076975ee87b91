import { randomBytes, randomUUID } from "node:crypto"
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { translateSystemError } from "../../base/failures/system-errors.ts"
import { makeFolder } from "../../base/machine.ts"
import { exists } from "../database/inspect.ts"
import { type NewName, timeStamped } from "./file-names.ts"

export interface ImageStore {
  /** True if several concurrent `put` calls with one name may all succeed; the last one wins. */
  mayOverwrite: boolean
  /** Atomic and durable. Resolves to false, without a change, if the name is taken. */
  put(name: string, bytes: Buffer): Promise<boolean>
  /** Overwrites a file, atomically and durably. */
  replace(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer>
  open(name: string): Promise<OpenFile>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
  bytes(): Promise<number>
  about(name: string): Promise<StoredFile | undefined>
  /** Rejects if files cannot be written. */
  check(): Promise<void>
  variants: VariantStore
}

/** A cache of resized pictures, by names such as `{hash}/{width}.{format}`, which determine the content. */
export interface VariantStore {
  open(name: string): Promise<OpenFile | undefined>
  /** May be outdated. */
  has(name: string): Promise<boolean>
  put(name: string, bytes: Buffer): Promise<void>
  remove(hash: string): Promise<void>
  /** The hashes that have copies, and other entries not modified since `before`. */
  hashes(before: Date): Promise<string[]>
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

/** The least useful free space: the smallest picture, or a few rows. */
const probeBytes = 256 * 1024

export function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}

export const missingFile = (name: string) => Object.assign(new Error(`There is no ${name}.`), { code: "ENOENT" })

/** Removes a file whose row was not written. On failure the sweep will; the original error is reported. */
export const removeOrphan = (store: ImageStore, name: string) => store.remove(name).catch(() => undefined)

/** Returns the unique name: random if the store itself cannot refuse a taken one. */
export async function putNew(store: ImageStore, newName: NewName, bytes: Buffer): Promise<string> {
  const name = timeStamped(newName, store.mayOverwrite ? `-${randomBytes(6).toString("hex")}` : "")
  return (await store.put(name, bytes)) ? name : putNew(store, newName, bytes)
}

export async function folderStore(folder: string): Promise<ImageStore> {
  await makeFolder(folder)
  const pathOf = (name: string) => join(folder, name)
  const tempPath = () => pathOf(`.${randomUUID()}.tmp`)
  const list = async () => {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  const about = (name: string) =>
    stat(pathOf(name)).then(
      ({ size: bytes, mtime: changedAt }) => ({ bytes, changedAt }),
      () => undefined,
    )

  return {
    mayOverwrite: false,
    put: (name, bytes) =>
      throughTempFile(tempPath(), bytes, (temp) => linkNew(temp, pathOf(name))).catch((error) => {
        throw translateSystemError(error)
      }),
    replace: (name, bytes) => throughTempFile(tempPath(), bytes, (temp) => rename(temp, pathOf(name))),
    read: (name) => readFile(pathOf(name)),
    open: (name) => openFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    list,
    async bytes() {
      let sum = 0
      for (const name of await list()) sum += (await about(name))?.bytes ?? 0
      return sum
    },
    about,
    async check() {
      const probe = tempPath()
      await writeFile(probe, Buffer.alloc(probeBytes)).finally(() => rm(probe, { force: true }))
    },
    variants: variantsIn(pathOf(".variants")),
  }
}

/** A copy that cannot be read, for whatever reason, is made again. */
function variantsIn(folder: string): VariantStore {
  const pathOf = (name: string) => join(folder, name)

  return {
    open: (name) => openFile(pathOf(name)).catch(() => undefined),
    has: (name) => exists(pathOf(name)),
    async put(name, bytes) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await throughTempFile(pathOf(`${randomUUID()}.tmp`), bytes, (temp) => rename(temp, pathOf(name)), writeFile)
    },
    remove: (hash) => rm(pathOf(hash), { recursive: true, force: true }),
    async hashes(before) {
      const names = await readdir(folder).catch(() => [])
      const tempFiles = names.filter((name) => name.endsWith(".tmp"))
      const newer = new Set<string>()
      for (const name of tempFiles) if ((await stat(pathOf(name))).mtime > before) newer.add(name)
      return names.filter((name) => !newer.has(name))
    },
  }
}

/** Opens first, so that size and content are of the same file even if it is replaced. */
async function openFile(path: string): Promise<OpenFile> {
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

/** Leaves no draft behind, unless the process is killed. */
async function throughTempFile<T>(
  temp: string,
  bytes: Buffer,
  place: (temp: string) => Promise<T>,
  write: (path: string, bytes: Buffer) => Promise<void> = writeDurably,
): Promise<T> {
  try {
    await write(temp, bytes)
    return await place(temp)
  } finally {
    await rm(temp, { force: true }).catch(() => undefined)
  }
}

async function writeDurably(path: string, bytes: Buffer) {
  await using file = await open(path, "wx")
  await file.writeFile(bytes)
  await file.sync()
}

/** Unlike a rename, a link never overwrites. */
async function linkNew(temp: string, path: string) {
  try {
    await link(temp, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}
