import { type FileHandle, open } from "node:fs/promises"
import { isPlainFileName } from "../images/file-names.ts"
import { Refusal } from "../refusal.ts"
import { NoArchive, type StoredPart, storedParts, sumOf, sumsName, textOf } from "./archive.ts"
import { databaseName, imagesPrefix, isUnderstood, type Manifest, manifestName, readManifest } from "./manifest.ts"

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
    return await work(await checked(path, file, migrations))
  } catch (error) {
    throw error instanceof NoArchive
      ? new Refusal(`${path} is no backup of a site, or is damaged: ${error.message}.`)
      : error
  } finally {
    await file.close()
  }
}

async function checked(path: string, file: FileHandle, migrations: string[]): Promise<Backup> {
  const parts = new Map<string, StoredPart>()
  for await (const part of storedParts(file)) parts.set(part.name, part)
  const manifest = await manifestIn(parts)
  if (!isUnderstood(manifest, migrations))
    throw new Refusal(`${path} was made by a newer release (${manifest.version}). Restore it with that one.`)
  await requireWhole(parts)
  const images = [...parts.values()].filter(({ name }) => isImage(name))
  return { manifest, database: partOf(parts, databaseName), images }
}

async function manifestIn(parts: Map<string, StoredPart>) {
  const manifest = readManifest(await textOf(partOf(parts, manifestName)))
  if (!manifest) throw new NoArchive(`its ${manifestName} is not that of a site`)
  return manifest
}

function partOf(parts: Map<string, StoredPart>, name: string): StoredPart {
  const part = parts.get(name)
  if (!part) throw new NoArchive(`it has no ${name}`)
  return part
}

/** Every part is what was written, there is none beside, and none is missing. */
async function requireWhole(parts: Map<string, StoredPart>) {
  const sums = readSums(await textOf(partOf(parts, sumsName)))
  for (const [name, part] of parts) {
    if (name === sumsName) continue
    if (!isOurs(name)) throw new NoArchive(`it holds ${name}`)
    if (sums.get(name) !== (await sumOf(part))) throw new NoArchive(`its ${name} is not what was written`)
    sums.delete(name)
  }
  const [missing] = sums.keys()
  if (missing) throw new NoArchive(`its ${missing} is missing`)
}

/** By the name of a part, as `sha256sum` writes them. */
const readSums = (text: string) =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.*)$/gm)].map(([, sum, name]) => [String(name), sum]))

const isOurs = (name: string) => name === databaseName || name === manifestName || isImage(name)

/** Nothing that would be written elsewhere. */
const isImage = (name: string) => name.startsWith(imagesPrefix) && isPlainFileName(name.slice(imagesPrefix.length))
