import { z } from "zod"
import { asRecordedToday } from "../../store/database/migrations/replaced.ts"

export const manifestName = "manifest.json"
export const databaseName = "site.sqlite"
export const imagesPrefix = "images/"

/** A later form of the file has another number, so that an older release knows that it cannot read it. */
export const format = 1
export const site = "junior-academy" as const

const identity = z.object({
  site: z.literal(site),
  format: z.number().int().min(1),
  version: z.string(),
})

/** The manifest of every file with a whole site: `manifest.json`. */
const archived = identity.extend({
  takenAt: z.iso.datetime(),
  /** Finished migrations, in order: the last one is the state of the tables. Those of release 0.1.0 are read as the initial one. */
  migrations: z.array(z.string()).transform(asRecordedToday),
  /** The number of files beside the rows: pictures and documents. */
  files: z.number().int(),
})

/** A backup has the database itself. */
export const backupManifest = archived.extend({
  /** The site that it was taken of. Absent where its tables are those of a release that knew of none. */
  siteId: z.uuid().optional(),
  rows: z.record(z.string(), z.number().int()),
})

export type Manifest = z.infer<typeof backupManifest>

/** A name of a table or a column, which becomes part of SQL. */
const name = z.string().regex(/^\w{1,63}$/)

const tableOfExport = z.object({
  /** The columns in the order of each row. */
  columns: z.array(name).min(1),
  /** The boolean columns. */
  flags: z.array(name),
  /** The key columns, which also give the rows' order. */
  key: z.array(name).min(1),
  rows: z.number().int().min(0),
  /** The last id that was given, also where that row is gone; none where ids do not count up. */
  lastId: z.number().int().min(0).optional(),
})

/** An export has each table in a file of its own, `tables/<name>.jsonl`: a row a line, as JSON. */
export const exportManifest = archived.extend({ tables: z.record(name, tableOfExport) })

export type TableOfExport = z.infer<typeof tableOfExport>
export type ExportManifest = z.infer<typeof exportManifest>

export class NewerArchive extends Error {
  constructor(readonly version: string) {
    super()
  }
}

/** Undefined for one of another program or kind. @throws NewerArchive for one with migrations that are not `known`; TooOld */
export function readManifest<T extends z.infer<typeof archived>>(
  text: string,
  known: string[],
  kind: z.ZodType<T>,
): T | undefined {
  const found = parsed(text)
  const { data: made } = identity.safeParse(found)
  if (made && made.format > format) throw new NewerArchive(made.version)
  const { data: read } = archived.safeParse(found)
  if (read && !read.migrations.every((name) => known.includes(name))) throw new NewerArchive(read.version)
  return kind.safeParse(found).data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
