import { type ExportManifest, exportManifest } from "../backup/manifest.ts"
import type { ArchiveKind } from "../backup/read-archive.ts"

export const partOfTable = (table: string) => `tables/${table}.jsonl`

export const exportKind: ArchiveKind<ExportManifest> = {
  label: "export",
  manifest: exportManifest,
  allows: (name) => /^tables\/\w+\.jsonl$/.test(name),
}
