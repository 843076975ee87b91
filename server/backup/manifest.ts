import { z } from "zod"

export const manifestName = "manifest.json"
export const databaseName = "site.sqlite"
export const imagesPrefix = "images/"

/** A later form of the file has another number, so that an older release knows that it cannot read it. */
export const format = 1
export const site = "junior-academy"

/** What every form of it says, also a later one. */
const identity = z.object({
  site: z.literal(site),
  format: z.number().int().min(1),
  /** Of the release that took it. */
  version: z.string(),
})

/** What a backup says of itself: `manifest.json`. */
const manifest = identity.extend({
  /** The moment that it shows. */
  takenAt: z.iso.datetime(),
  /** Those that had run, in their order: the last of them is the state of the tables. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number().int()),
  /** How many files lie beside the database: those of pictures and documents. */
  files: z.number().int(),
})

export type Manifest = z.infer<typeof manifest>

/** What a newer release made. */
export class NewerBackup extends Error {
  constructor(readonly version: string) {
    super()
  }
}

/**
 * Undefined for one that is not of this program.
 * @param known the migrations of this release
 * @throws NewerBackup for one that this release does not understand
 */
export function readManifest(text: string, known: string[]): Manifest | undefined {
  const told = parsed(text)
  const { data: made } = identity.safeParse(told)
  if (made && made.format > format) throw new NewerBackup(made.version)
  const { data: read } = manifest.safeParse(told)
  if (read && !read.migrations.every((name) => known.includes(name))) throw new NewerBackup(read.version)
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
