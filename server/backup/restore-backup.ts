import { join } from "node:path"
import { run, withConnection } from "../database/read-connections.ts"
import { unpack } from "./archive.ts"
import { fillFolder, placeDatabase, requireEmpty } from "./fill-folder.ts"
import { databaseName, type Manifest } from "./manifest.ts"
import { readBackup } from "./read-backup.ts"

interface Restoring {
  /** The backup. */
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
      await endSessions(join(staging, databaseName))
      await placeDatabase(staging, dataDir)
    })
    return manifest
  })
}

/** A session that was ended since the backup was taken must not come back, and the cookies of all others have changed since. */
const endSessions = (database: string) =>
  withConnection(database, (connection) => run(connection, "DELETE FROM sessions"))
