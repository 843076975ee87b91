import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises"
import { join } from "node:path"
import { unfinishedRestore } from "../database/inspect.ts"
import { run, withConnection } from "../database/read-connections.ts"
import { Refusal } from "../refusal.ts"
import { unpack } from "./archive.ts"
import { databaseName, type Manifest } from "./manifest.ts"
import { type Backup, readBackup } from "./read-backup.ts"
import { syncFolder } from "./sync-folder.ts"

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
  return readBackup(file, migrations, async (backup) => {
    await putInPlace(backup, dataDir)
    return backup.manifest
  })
}

/** What may lie where a site is restored. */
const besideSite = ["backups", "lost+found", unfinishedRestore]

async function requireEmpty(dataDir: string) {
  const there = await namesIn(dataDir)
  const cutShort = there.includes(unfinishedRestore) && !there.includes(databaseName)
  const mayBeThere = cutShort ? [...besideSite, "images"] : besideSite
  const inTheWay = there.filter((name) => !mayBeThere.includes(name))
  if (inTheWay.length > 0)
    throw new Refusal(
      `${dataDir} is not empty: it holds ${inTheWay.join(", ")}. Move that elsewhere, or set DATA_DIR to another folder.`,
    )
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return []
    throw new Refusal(`${folder} cannot be read (${error.code}).`)
  })
}

/** The process may end for good between any two lines: what it leaves is no site yet, or the whole one. */
async function putInPlace({ database, images }: Backup, dataDir: string) {
  const staging = join(dataDir, unfinishedRestore)
  const staged = join(staging, "images")
  // What an earlier one has left: first what lies outside, which is known to be its own as long as the folder is there.
  await rm(join(dataDir, "images"), { recursive: true, force: true })
  await rm(staging, { recursive: true, force: true })
  await mkdir(staged, { recursive: true, mode: 0o700 })
  for (const image of images) await unpack(image, join(staging, image.name))
  await unpack(database, join(staging, databaseName))
  await endSessions(join(staging, databaseName))
  for (const folder of [staged, staging]) await syncFolder(folder)
  await rename(staged, join(dataDir, "images"))
  await syncFolder(dataDir)
  await rename(join(staging, databaseName), join(dataDir, databaseName))
  await syncFolder(dataDir)
  await rmdir(staging)
}

/** A session that was ended since the backup was taken must not come back, and the cookies of all others have changed since. */
const endSessions = (database: string) =>
  withConnection(database, (connection) => run(connection, "DELETE FROM sessions"))
