/**
 * Things that only one process of a site may do at a time, on any machine. PostgreSQL's advisory locks are numbers,
 * shared by all users of the database: the first of two is ours, the second tells schemas and purposes apart.
 */
export type Purpose = "write" | "start" | "lead"

/** Never to be changed: a release that runs beside another must wait for the same. */
const ours = 0x4a41

const key = (purpose: Purpose) => `${ours}, hashtext(current_schema() || ' ${purpose}')`

/** Ends with the transaction, also where the process dies or a pooler hands the connection on. */
export const lockUntilCommit = (purpose: Purpose) => `SELECT pg_advisory_xact_lock(${key(purpose)})`

/** SQL that takes a lock for as long as the connection lasts, and gives whether it could: at once, as nobody waits for it. */
export const lockIfFree = (purpose: Purpose) => `SELECT pg_try_advisory_lock(${key(purpose)}) AS "isLocked"`
