import { join } from "node:path"
import sqlite3 from "sqlite3"
import { PassingFault } from "../../base/settings.ts"
import { connect, ended, run } from "./read-connections.ts"

/** The file that is locked. It holds nothing, and stays. */
export const lockName = "site.lock"

/** Milliseconds that a start waits for the site before it to end, which may still answer its last requests. */
const waitMs = 3_000

/** Marks a folder as in use by a site. The system itself removes the lock of a killed process. */
export interface FolderLock {
  release(): Promise<void>
}

/**
 * Two sites would answer from memory what the other has changed, and sweep each other's uploads. Commands need no lock.
 * @throws PassingFault where another site runs there
 */
export const lockFolder = (dataDir: string): Promise<FolderLock> =>
  lockFile(
    join(dataDir, lockName),
    "Setting DATA_DIR is wrong: another site is running in this folder. Stop that one, or give this one a folder of its own.",
  )

/** @throws PassingFault with `taken` where another process has the lock */
export async function lockFile(path: string, taken: string): Promise<FolderLock> {
  const connection = await connect(path, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE)
  try {
    await run(connection, `PRAGMA busy_timeout = ${waitMs}`)
    // Nothing is ever written that would have to be taken back.
    await run(connection, "PRAGMA journal_mode = MEMORY")
    await run(connection, "BEGIN EXCLUSIVE")
    return { release: () => ended(connection) }
  } catch (error) {
    await ended(connection)
    throw (error as { code?: string }).code === "SQLITE_BUSY" ? new PassingFault(taken) : error
  }
}
