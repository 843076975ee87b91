import { z } from "zod"

export const manifestName = "manifest.json"
export const databaseName = "site.sqlite"
export const imagesPrefix = "images/"

/** A later form of the file has another number, so that an older release knows that it cannot read it. */
export const format = 1
export const site = "junior-academy"

/** What a backup says of itself: `manifest.json`. */
const manifest = z.object({
  site: z.literal(site),
  format: z.number().int().min(1),
  /** Of the release that took it. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** Those that had run, in their order: the last of them is the state of the tables. */
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number().int()),
  pictures: z.number().int(),
})

export type Manifest = z.infer<typeof manifest>

/** Undefined for one that is not of this program. */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Whether a release that knows `migrations` understands all of a backup. */
export const isUnderstood = (backup: Manifest, migrations: string[]) =>
  backup.format <= format && backup.migrations.every((name) => migrations.includes(name))
