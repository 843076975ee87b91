import { noRoom } from "./failures.ts"

/** How SQLite, PostgreSQL and the file system call a disk or a quota that is full. */
const full = new Set(["SQLITE_FULL", "53100", "ENOSPC", "EDQUOT"])

export const isFull = (error: unknown) => full.has(String((error as { code?: unknown }).code))

/** For a write that failed. @throws NO_ROOM where there is no room left, else the error as it is. */
export function noRoomLeft(error: unknown): never {
  throw isFull(error) ? noRoom(error) : error
}
