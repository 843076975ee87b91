import { type FileHandle, open } from "node:fs/promises"
import type { z } from "zod"
import { isFull } from "../../base/failures/system-errors.ts"
import { Refusal } from "../../base/refusal.ts"
import { lastRelease, TooOld } from "../../store/database/migrations/replaced.ts"
import { isPlainFileName } from "../../store/images/file-names.ts"
import { InvalidArchive, type StoredPart, storedParts, sumOf, sumsName, textOf } from "./archive.ts"
import { imagesPrefix, manifestName, NewerArchive, readManifest } from "./manifest.ts"

type AnyManifest = NonNullable<ReturnType<typeof readManifest>>

export interface ArchiveKind<Manifest extends AnyManifest> {
  label: string
  manifest: z.ZodType<Manifest>
  allows(name: string): boolean
}

export interface Archive<Manifest> {
  manifest: Manifest
  parts: Map<string, StoredPart>
  /** SHA-256 in hex, by part name. */
  sums: Map<string, string>
  images: StoredPart[]
}

/** `migrations`: this release's migrations. @throws Refusal for a damaged file, another kind or a newer release */
export async function readArchive<M extends AnyManifest, T>(
  path: string,
  { kind, migrations }: { kind: ArchiveKind<M>; migrations: string[] },
  work: (archive: Archive<M>) => Promise<T>,
) {
  await using file = await open(path).catch(cannotRead(path))
  try {
    return await work(await checked(file, kind, migrations).catch(cannotRead(path)))
  } catch (error) {
    throw asRefusal(path, kind.label, error)
  }
}

function cannotRead(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw isSystemError(error) ? new Refusal(`${path} cannot be read (${error.code}).`) : error
  }
}

/** System, SQLite and store errors, as opposed to bugs. */
const isSystemError = ({ code = "" }: NodeJS.ErrnoException) => /^(?:E[A-Z0-9]+|SQLITE_\w+|STORE_\w+)$/.test(code)

function asRefusal(path: string, label: string, error: unknown) {
  if (error instanceof InvalidArchive)
    return new Refusal(`${path} is no ${label} of a site, or is damaged: ${error.message}.`)
  if (error instanceof NewerArchive)
    return new Refusal(`${path} was made by a newer release (${error.version}). Use it with that one.`)
  if (error instanceof TooOld)
    return new Refusal(
      `${path} was made before release ${lastRelease}. Use it with that one, which brings it up to date.`,
    )
  if (isFull(error)) return new Refusal(`There is no room left for what ${path} holds.`)
  const { code, path: place, message } = error as NodeJS.ErrnoException
  if (!(error instanceof Error) || !isSystemError(error)) return error
  return new Refusal(place ? `${place} cannot be written (${code}).` : `${path} cannot be used: ${message}.`)
}

async function checked<M extends AnyManifest>(
  file: FileHandle,
  { manifest: schema, allows }: ArchiveKind<M>,
  migrations: string[],
): Promise<Archive<M>> {
  const parts = new Map<string, StoredPart>()
  for await (const part of storedParts(file)) {
    if (parts.has(part.name)) throw new InvalidArchive(`it holds ${part.name} twice`)
    parts.set(part.name, part)
  }
  const manifest = readManifest(await textOf(partOf(parts, manifestName)), migrations, schema)
  if (!manifest)
    throw new InvalidArchive(
      `its ${manifestName} is that of something else. \`npm run restore\` takes backups, \`npm run import\` takes exports`,
    )
  const sums = await verifyParts(parts, allows)
  const images = [...parts.values()].filter(({ name }) => isImage(name))
  return { manifest, parts, sums, images }
}

export function partOf(parts: Map<string, StoredPart>, name: string): StoredPart {
  const part = parts.get(name)
  if (!part) throw new InvalidArchive(`it has no ${name}`)
  return part
}

async function verifyParts(parts: Map<string, StoredPart>, allows: (name: string) => boolean) {
  const sums = readSums(await textOf(partOf(parts, sumsName)))
  for (const [name, part] of parts) {
    if (name === sumsName) continue
    if (name !== manifestName && !isImage(name) && !allows(name)) throw new InvalidArchive(`it holds ${name}`)
    if (sums.get(name) !== (await sumOf(part))) throw new InvalidArchive(`its ${name} is not what was written`)
  }
  const missing = [...sums.keys()].find((name) => !parts.has(name))
  if (missing) throw new InvalidArchive(`its ${missing} is missing`)
  return sums
}

const readSums = (text: string) =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.*)$/gm)].map(([, sum = "", name = ""]) => [name, sum]))

/** True only for names without path traversal. */
const isImage = (name: string) => name.startsWith(imagesPrefix) && isPlainFileName(name.slice(imagesPrefix.length))
