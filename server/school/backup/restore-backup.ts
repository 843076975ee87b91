import { join } from "node:path"
import type { Settings } from "../../base/settings.ts"
import { changeFeeds, resetFeedSql } from "../../content/items/change-triggers.ts"
import type { DatabaseOptions } from "../../store/database/migrating.ts"
import { all, type Connection, run, withConnection } from "../../store/database/read-connections.ts"
import type { StorePlace } from "../../store/images/open-store.ts"
import { unpack } from "./archive.ts"
import { fillSite, placeDatabase, requireEmpty } from "./fill-folder.ts"
import { databaseName } from "./manifest.ts"
import { dropForeignSchema } from "./own-schema.ts"
import { prepareRegister, type RegisterOptions } from "./prepare-register.ts"
import { readBackup } from "./read-backup.ts"

interface RestoreOptions {
  file: string
  /** The folder must have no site, at most backups or remains of an earlier restore. */
  settings: StorePlace & Partial<Pick<Settings, "tokenSecret">>
  register?: RegisterOptions
  migrations: string[]
  opening: Pick<DatabaseOptions, "migrations" | "log">
}

/** If interrupted, it leaves no site and can be run again. @throws Refusal before anything is changed */
export async function restoreBackup({ file, settings, migrations, opening, register }: RestoreOptions) {
  const { dataDir } = settings
  await requireEmpty(dataDir)
  return readBackup(file, migrations, async ({ manifest, images, database }) => {
    const updateRegister = await prepareRegister(manifest, settings, register ?? {})
    await fillSite(settings, images, async (staging) => {
      const file = join(staging, databaseName)
      await unpack(database, file)
      await dropForeignSchema(file, opening, manifest.migrations)
      await withConnection(file, resetLiveState)
      await withConnection(file, (rows) => updateRegister((sql, parameters = []) => all(rows, sql, parameters)))
      await placeDatabase(staging, dataDir)
    })
    return manifest
  })
}

/** Ends sessions, resets change feeds and holds queued mail and webhook calls, which may already have been sent. */
async function resetLiveState(rows: Connection) {
  const tables = await all(rows, "SELECT name FROM sqlite_master WHERE type = 'table'", [])
  const names = tables.map((row) => (row as { name: string }).name)
  await run(rows, "DELETE FROM sessions")
  for (const { counter } of changeFeeds()) if (names.includes(counter)) await run(rows, resetFeedSql(counter))
  await run(rows, `UPDATE webhook_deliveries SET "dueAt" = NULL`)
  await run(rows, holdMail)
}

const heldReason = "It waited in the copy that this site was made from: it may have been sent."

export const holdMail = `UPDATE outbox_mails SET "dueAt" = NULL, "lastError" = '${heldReason}' WHERE "dueAt" IS NOT NULL`
