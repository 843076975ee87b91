import { join } from "node:path"
import { beginAnotherFeed } from "../content/keep-changes.ts"
import { all, type Connection, run, withConnection } from "../database/read-connections.ts"
import { unpack } from "./archive.ts"
import { fillFolder, placeDatabase, requireEmpty } from "./fill-folder.ts"
import { databaseName, type Manifest } from "./manifest.ts"
import { readBackup } from "./read-backup.ts"

interface Restoring {
  file: string
  /** Empty, or without a site: kept backups and what an earlier restore left may be there. */
  dataDir: string
  /** Those that this release knows. */
  migrations: string[]
}

/**
 * Puts the site of a backup into a folder that has none. Cut short at any point, it leaves no site, and can be run again.
 * @throws Refusal, with nothing touched, for a folder that is not empty and a file that is no whole backup
 */
export async function restoreBackup({ file, dataDir, migrations }: Restoring): Promise<Manifest> {
  await requireEmpty(dataDir)
  return readBackup(file, migrations, async ({ manifest, images, database }) => {
    await fillFolder(dataDir, images, async (staging) => {
      await unpack(database, join(staging, databaseName))
      await withConnection(join(staging, databaseName), makeOlder)
      await placeDatabase(staging, dataDir)
    })
    return manifest
  })
}

/**
 * What has happened since must not happen again. A session that was ended must not come back, and the cookies of all others
 * have changed. Mail that waited may have been sent: the office says what becomes of it. So may calls of webhooks: a program
 * that heard of something hears of it no second time, and one that did not looks for itself.
 */
async function makeOlder(rows: Connection) {
  const tables = await all(rows, "SELECT name FROM sqlite_master WHERE type = 'table'", [])
  const has = (table: string) => tables.some((row) => (row as { name: string }).name === table)
  await run(rows, "DELETE FROM sessions")
  if (has("change_feed")) await run(rows, beginAnotherFeed)
  if (has("webhook_deliveries")) await run(rows, `UPDATE webhook_deliveries SET "dueAt" = NULL`)
  await run(rows, `UPDATE outbox_mails SET "dueAt" = NULL, "lastError" = '${heldReason}' WHERE "dueAt" IS NOT NULL`)
}

const heldReason = "The site was restored from a backup in which it waited: it may have been sent."
