import { basename, join } from "node:path"
import { QueryFailedError, type QueryRunner } from "typeorm"
import { isFull } from "../../base/failures/system-errors.ts"
import { Refusal } from "../../base/refusal.ts"
import { imagesFolder, type Settings } from "../../base/settings.ts"
import type { DatabaseOptions } from "../../store/database/migrating.ts"
import { fillPostgres, fillSqlite } from "../../store/database/new-database.ts"
import { claimFilledDatabase } from "../../store/database/site-identity.ts"
import { folderStore } from "../../store/images/image-store.ts"
import { InvalidArchive, sumOf } from "../backup/archive.ts"
import { fillSite, placeDatabase, requireEmpty } from "../backup/fill-folder.ts"
import { databaseName, type ExportManifest } from "../backup/manifest.ts"
import { prepareRegister, type RegisterOptions } from "../backup/prepare-register.ts"
import { type Archive, readArchive } from "../backup/read-archive.ts"
import { holdMail } from "../backup/restore-backup.ts"
import { exportKind } from "./export-kind.ts"
import { importRows } from "./import-rows.ts"

interface ImportOptions {
  file: string
  settings: Pick<Settings, "dataDir" | "postgres" | "s3" | "tokenSecret">
  register?: RegisterOptions
  opening: Pick<DatabaseOptions, "migrations" | "log">
  known: string[]
}

/**
 * Uses the tables of the export's release and compares every row and picture. If interrupted, it leaves no site.
 * @throws Refusal before any change if the target is not empty or the file is not a complete export
 */
export async function importExport({ file, settings, opening, known, register = {} }: ImportOptions) {
  const { dataDir, postgres, s3 } = settings
  await requireEmpty(dataDir)
  return readArchive(file, { kind: exportKind, migrations: known }, async (archive) => {
    const { manifest, images } = archive
    const updateRegister = await prepareRegister(manifest, settings, register)
    const filling = {
      migrations: manifest.migrations,
      insert: async (runner: QueryRunner) => {
        await importRows(runner, archive)
        await updateRegister((sql, parameters) => runner.query(sql, parameters))
        if (!register.isMoved) await runner.query(holdMail)
        if (postgres && manifest.tables.site_identity) await claimFilledDatabase(runner, dataDir)
      },
    }
    await fillSite(settings, images, async (staging) => {
      if (!s3) await compareImages(archive, imagesFolder(dataDir))
      if (postgres) return fillPostgres(postgres, opening, filling, refuseNonEmpty).catch(explain)
      await fillSqlite(join(staging, databaseName), opening, filling).catch(explain)
      await placeDatabase(staging, dataDir)
    })
    return manifest
  })
}

function explain(error: Error): never {
  if (!(error instanceof QueryFailedError)) throw error
  if (isFull(error.driverError)) throw new Refusal("There is no room left for the database.")
  throw new InvalidArchive(`the database refuses what it holds (${error.message})`)
}

function refuseNonEmpty(): never {
  throw new Refusal("The database of DATABASE_URL is not empty: it has the tables of a site. Name an empty one.")
}

async function compareImages({ images, sums }: Archive<ExportManifest>, folder: string) {
  const store = await folderStore(folder)
  for (const { name } of images) {
    const stored = await store.open(basename(name))
    if ((await sumOf({ read: () => stored.stream })) !== sums.get(name))
      throw new InvalidArchive(`the folder holds its ${name} differently`)
  }
}
