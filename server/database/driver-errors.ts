import { busy, noRoom, timedOut, unavailable } from "../api/failures.ts"
import { isFull } from "../api/full-disk.ts"

interface DriverError {
  code?: string
  message?: string
  driverError?: DriverError
}

/** A row or the whole file is locked by somebody else, and stays so: SQLite after its busy timeout, PostgreSQL after its own. */
const locked = /^(SQLITE_BUSY|SQLITE_LOCKED|55P03)/

/** PostgreSQL's own time for a statement is over. */
const tooLong = /^57014$/

/** SQLite's file is not what it was; PostgreSQL's server refuses, ends or loses connections. */
const gone = /^(SQLITE_(CANTOPEN|NOTADB|CORRUPT|IOERR)|E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN)|ENOTFOUND|08|53[34]|57P)/

/** What node-postgres says without a code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What a failed statement means for whoever asked: a database that is locked, full or gone is no fault of the request. */
export function translateDriverError(error: unknown): unknown {
  const { code = "", message = "" } = (error as DriverError).driverError ?? (error as DriverError)
  if (locked.test(code)) return busy(error)
  if (tooLong.test(code)) return timedOut()
  if (isFull({ code })) return noRoom(error)
  return gone.test(code) || lost.test(message) ? unavailable(error) : error
}
