import { type FileHandle, open } from "node:fs/promises"
import { isPlainFileName } from "../images/file-names.ts"
import { Refusal } from "../refusal.ts"
import { InvalidArchive, type StoredPart, storedParts, sumOf, sumsName, textOf } from "./archive.ts"
import { databaseName, imagesPrefix, type Manifest, manifestName, NewerBackup, readManifest } from "./manifest.ts"

/** A backup that lies on disk. */
export interface Backup {
  manifest: Manifest
  database: StoredPart
  /** Their names begin with `images/`. */
  images: StoredPart[]
}

/**
 * Opens a backup and looks through all of it.
 * @param migrations those that this release knows
 * @throws Refusal for a file that is none, is damaged, or was made by a newer release
 */
export async function readBackup<T>(path: string, migrations: string[], work: (backup: Backup) => Promise<T>) {
  const file = await open(path).catch(({ code }) => {
    throw new Refusal(`${path} cannot be read (${code}).`)
  })
  try {
    return await work(await checked(file, migrations))
  } catch (error) {
    throw asRefusal(path, error)
  } finally {
    await file.close()
  }
}

function asRefusal(path: string, error: unknown) {
  if (error instanceof InvalidArchive)
    return new Refusal(`${path} is no backup of a site, or is damaged: ${error.message}.`)
  if (error instanceof NewerBackup)
    return new Refusal(`${path} was made by a newer release (${error.version}). Restore it with that one.`)
  return error
}

async function checked(file: FileHandle, migrations: string[]): Promise<Backup> {
  const parts = new Map<string, StoredPart>()
  for await (const part of storedParts(file)) parts.set(part.name, part)
  const manifest = readManifest(await textOf(partOf(parts, manifestName)), migrations)
  if (!manifest) throw new InvalidArchive(`its ${manifestName} is not that of a site`)
  await requireWhole(parts)
  const images = [...parts.values()].filter(({ name }) => isImage(name))
  return { manifest, database: partOf(parts, databaseName), images }
}

function partOf(parts: Map<string, StoredPart>, name: string): StoredPart {
  const part = parts.get(name)
  if (!part) throw new InvalidArchive(`it has no ${name}`)
  return part
}

/** Every part is what was written, there is none beside, and none is missing. */
async function requireWhole(parts: Map<string, StoredPart>) {
  const sums = readSums(await textOf(partOf(parts, sumsName)))
  for (const [name, part] of parts) {
    if (name === sumsName) continue
    if (!isOurs(name)) throw new InvalidArchive(`it holds ${name}`)
    if (sums.get(name) !== (await sumOf(part))) throw new InvalidArchive(`its ${name} is not what was written`)
    sums.delete(name)
  }
  const [missing] = sums.keys()
  if (missing) throw new InvalidArchive(`its ${missing} is missing`)
}

/** By the name of a part, as `sha256sum` writes them. */
const readSums = (text: string) =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.*)$/gm)].map(([, sum, name]) => [String(name), sum]))

const isOurs = (name: string) => name === databaseName || name === manifestName || isImage(name)

/** Nothing that would be written elsewhere. */
const isImage = (name: string) => name.startsWith(imagesPrefix) && isPlainFileName(name.slice(imagesPrefix.length))
