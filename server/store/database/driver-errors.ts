import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm"
import { busy, timedOut, unavailable } from "../../base/failures/failures.ts"
import { translateSystemError } from "../../base/failures/system-errors.ts"

interface DriverError {
  code?: string
  message?: string
  driverError?: DriverError
}

/** A row or the file stayed locked beyond the busy timeout of SQLite, or the lock timeout of PostgreSQL. */
const locked = /^(SQLITE_BUSY|SQLITE_LOCKED|55P03)/

const tooLong = /^57014$/

/** SQLite's file is broken or missing; PostgreSQL's server refuses, ends, loses connections, or is a standby (0A000). */
const down =
  /^(SQLITE_(CANTOPEN|NOTADB|CORRUPT|IOERR)|E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN)|ENOTFOUND|08|0A000|53[34]|57P)/

const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** TypeORM releases a connection that the server has closed, even in the middle of a transaction. */
const releasedErrors = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError]

const readOnly = "SQLITE_READONLY"

export const isReadOnly = (error: unknown) => (error as DriverError).driverError?.code === readOnly

export function translateDriverError(error: unknown): unknown {
  const { code = "", message = "" } = (error as DriverError).driverError ?? (error as DriverError)
  if (locked.test(code)) return busy(error)
  if (tooLong.test(code)) return timedOut()
  const isDown = down.test(code) || lost.test(message) || releasedErrors.some((type) => error instanceof type)
  if (isDown) return unavailable(error)
  // On a read-only connection, it is a bug.
  return code === readOnly ? error : translateSystemError(error, code)
}
