import { join } from "node:path"
import sqlite3 from "sqlite3"
import { TransientError } from "../../base/settings.ts"
import { closeConnection, connect, run } from "./read-connections.ts"

export const lockName = "site.lock"

/** Milliseconds that a start waits for the previous process, which may still be answering. */
const waitMs = 3_000

/** The system itself releases the lock of a killed process. */
export interface FolderLock {
  release(): Promise<void>
}

/** @throws TransientError if another site runs there: both would serve stale answers and sweep uploads */
export const lockFolder = (dataDir: string): Promise<FolderLock> =>
  lockFile(
    join(dataDir, lockName),
    "Setting DATA_DIR is wrong: another site is running in this folder. Stop that one, or give this one another folder.",
  )

/** @throws TransientError with `lockedMessage` if another process has the lock */
export async function lockFile(path: string, lockedMessage: string): Promise<FolderLock> {
  const connection = await connect(path, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE)
  try {
    await run(connection, `PRAGMA busy_timeout = ${waitMs}`)
    // Nothing is ever written, so nothing needs a journal on disk.
    await run(connection, "PRAGMA journal_mode = MEMORY")
    await run(connection, "BEGIN EXCLUSIVE")
    return { release: () => closeConnection(connection) }
  } catch (error) {
    await closeConnection(connection)
    throw (error as { code?: string }).code === "SQLITE_BUSY" ? new TransientError(lockedMessage) : error
  }
}
