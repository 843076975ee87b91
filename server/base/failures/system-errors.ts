import { busy, cannotStore, noRoom, unavailable } from "./failures.ts"

/** Full disk or quota, or a file that may not grow (`ulimit -f`), from each kind of database and store. */
const full = new Set(["SQLITE_FULL", "53100", "ENOSPC", "EDQUOT", "EFBIG", "STORE_FULL"])

/** No file or connection can be opened: `ulimit -n`, or the system's limit. */
const noHandles = new Set(["EMFILE", "ENFILE"])

/** A broken disk, or an immutable file: SQLite does not distinguish them. */
const ioFails = new Set(["SQLITE_IOERR", "EIO"])

const notWritable = new Set(["SQLITE_READONLY", "EROFS", "EACCES", "EPERM", "STORE_REFUSES"])

const outOfReach = new Set(["EIO", "STORE_UNREACHABLE"])

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code)

export const isFull = (error: unknown) => full.has(codeOf(error))

/** Translates a failed system call, which is not the caller's fault; returns any other error unchanged. */
export function translateSystemError(error: unknown, code = codeOf(error)): unknown {
  if (full.has(code)) return noRoom(error)
  if (noHandles.has(code)) return busy(error)
  if (notWritable.has(code)) return cannotStore(error)
  return outOfReach.has(code) ? unavailable(error) : error
}

const stores: Record<string, string> = {
  STORE_FULL: "the store of pictures (IMAGES_URL) is full: no picture can be stored until there is room",
  STORE_REFUSES: "the store of pictures (IMAGES_URL) refuses its key",
  STORE_UNREACHABLE: "the store of pictures (IMAGES_URL) cannot be reached",
}

/** One line for the operator on what stops the whole site; undefined if only one request fails. */
export function outageIn(failure: { extensions?: { code?: unknown }; cause?: unknown }): string | undefined {
  const store = stores[codeOf(failure.cause)]
  if (store) return store
  if (failure.extensions?.code === "NO_ROOM") return "the disk is full: nothing can be stored until there is room"
  const cause = codeOf((failure.cause as { driverError?: unknown } | undefined)?.driverError ?? failure.cause)
  if (noHandles.has(cause)) return "no more files or connections can be opened (ulimit -n)"
  if (failure.extensions?.code !== "UNAVAILABLE") return undefined
  if (notWritable.has(cause)) return "nothing can be written to the data folder"
  return ioFails.has(cause)
    ? "the disk takes nothing for the database, or gives nothing of it"
    : "the database cannot be reached"
}
