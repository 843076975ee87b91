import { z } from "zod"
import { attempt } from "../../base/attempt.ts"
import { asRecordedToday } from "../../store/database/migrations/replaced.ts"

export const manifestName = "manifest.json"
export const databaseName = "site.sqlite"
export const imagesPrefix = "images/"

/** Raised when the format changes, so that older releases refuse the file. */
export const format = 1
export const site = "junior-academy" as const

const identity = z.object({
  site: z.literal(site),
  format: z.number().int().min(1),
  version: z.string(),
})

const archived = identity.extend({
  takenAt: z.iso.datetime(),
  /** Finished migrations, in order. Those of release 0.1.0 are read as the initial migration. */
  migrations: z.array(z.string()).transform(asRecordedToday),
  /** Pictures and documents. */
  files: z.number().int(),
  /** Keys of the names in the register of consent, if it has any. */
  register: z.object({ sealedKey: z.string(), recoverySealedKey: z.string().nullable() }).optional(),
})

export const backupManifest = archived.extend({
  /** Undefined if the release that made it had no site ids. */
  siteId: z.uuid().optional(),
  rows: z.record(z.string(), z.number().int()),
})

export type Manifest = z.infer<typeof backupManifest>

/** Strict, as names of tables and columns are interpolated into SQL. */
const name = z.string().regex(/^\w{1,63}$/)

const tableOfExport = z.object({
  columns: z.array(name).min(1),
  flags: z.array(name),
  /** Key columns; rows are sorted by them. */
  key: z.array(name).min(1),
  rows: z.number().int().min(0),
  /** The last id assigned, even if its row is deleted; undefined if ids are not sequential. */
  lastId: z.number().int().min(0).optional(),
})

/** Rows are in `tables/<name>.jsonl`, one JSON object per line. */
export const exportManifest = archived.extend({ tables: z.record(name, tableOfExport) })

export type TableOfExport = z.infer<typeof tableOfExport>
export type ExportManifest = z.infer<typeof exportManifest>

export class NewerArchive extends Error {
  constructor(readonly version: string) {
    super()
  }
}

/** Undefined for a file of another program or kind. @throws NewerArchive for unknown migrations; TooOld */
export function readManifest<T extends z.infer<typeof archived>>(text: string, known: string[], kind: z.ZodType<T>) {
  const found = parsed(text)
  const { data: origin } = identity.safeParse(found)
  if (origin && origin.format > format) throw new NewerArchive(origin.version)
  const { data: read } = archived.safeParse(found)
  if (read && !read.migrations.every((name) => known.includes(name))) throw new NewerArchive(read.version)
  return kind.safeParse(found).data
}

const parsed = (text: string): unknown => attempt(() => JSON.parse(text))
