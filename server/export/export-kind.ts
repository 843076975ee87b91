import { type ExportManifest, exportManifest } from "../backup/manifest.ts"
import type { ArchiveKind } from "../backup/read-archive.ts"

/** The part of an export with the rows of a table: a row a line, as JSON. */
export const partOfTable = (table: string) => `tables/${table}.jsonl`

export const exportKind: ArchiveKind<ExportManifest> = {
  what: "export",
  manifest: exportManifest,
  holds: (name) => /^tables\/\w+\.jsonl$/.test(name),
}
