import type { StoredPart } from "./archive.ts"
import { backupManifest, databaseName, type Manifest } from "./manifest.ts"
import { type ArchiveKind, partOf, readArchive } from "./read-archive.ts"

export interface Backup {
  manifest: Manifest
  database: StoredPart
  images: StoredPart[]
}

const kind: ArchiveKind<Manifest> = {
  label: "backup",
  manifest: backupManifest,
  allows: (name) => name === databaseName,
}

export const readBackup = <T>(path: string, migrations: string[], work: (backup: Backup) => Promise<T>) =>
  readArchive(path, { kind, migrations }, ({ manifest, parts, images }) =>
    work({ manifest, database: partOf(parts, databaseName), images }),
  )
