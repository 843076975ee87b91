import { mkdtemp, rename, rm } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { isFull } from "../../base/failures/system-errors.ts"
import { freeBytes, removeRemains } from "../../base/machine.ts"
import { Refusal } from "../../base/refusal.ts"
import { exists } from "../../store/database/inspect.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { ArchiveWriter } from "./archive.ts"
import { syncToDisk } from "./sync-to-disk.ts"

const draftPrefix = ".backup-"

/** In bytes, for data that the site stores meanwhile. */
const spareBytes = 64 * 1024 * 1024

/** `fill` may use the folder `draft`. @throws Refusal if the file exists or space is short */
export async function writeArchive<T>(
  { file, label, store, databaseBytes }: { file: string; label: string; store: ImageStore; databaseBytes: number },
  fill: (archive: ArchiveWriter, draft: string) => Promise<T>,
): Promise<T> {
  const folder = dirname(file)
  if (await exists(file)) throw new Refusal(`There is ${file} already. Name another file, or take that one away first.`)
  await removeRemains(folder, (name) => name.startsWith(draftPrefix)).catch(cannotWrite(folder, label))
  await requireRoom(folder, label, store, databaseBytes)
  const draft = await mkdtemp(join(folder, draftPrefix)).catch(cannotWrite(folder, label))
  try {
    const draftFile = join(draft, basename(file))
    const result = await write(draftFile, (archive) => fill(archive, draft))
    await rename(draftFile, file)
    await syncToDisk(folder)
    return result
  } catch (error) {
    throw isFull(error) ? new Refusal(`There is no room left in ${folder} for the ${label}.`) : error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function cannotWrite(folder: string, label: string) {
  return ({ code }: NodeJS.ErrnoException): never => {
    throw new Refusal(`The ${label} cannot be written to ${folder} (${code}).`)
  }
}

/** The site may store on the same disk, which a backup must not fill. */
async function requireRoom(folder: string, label: string, store: ImageStore, databaseBytes: number) {
  const needed = 2 * databaseBytes + spareBytes + (await store.bytes())
  const free = await freeBytes(folder)
  if (free < needed)
    throw new Refusal(
      `There is no room in ${folder} for the ${label}: ${inMegabytes(needed)} must be free, and ${inMegabytes(free)} are.`,
    )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

async function write<T>(file: string, fill: (archive: ArchiveWriter) => Promise<T>): Promise<T> {
  await using archive = await ArchiveWriter.create(file)
  const result = await fill(archive)
  await archive.finish()
  return result
}
