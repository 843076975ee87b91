/** Advisory locks are shared by the whole database: the first number is ours, the second is schema and purpose. */
export type Purpose = "write" | "start" | "lead"

/** Never change it: releases that run side by side must share their locks. */
const ours = 0x4a41

const key = (purpose: Purpose) => `${ours}, hashtext(current_schema() || ' ${purpose}')`

/** Ends with the transaction, even if the process dies or a pooler hands the connection on. */
export const lockUntilCommit = (purpose: Purpose) => `SELECT pg_advisory_xact_lock(${key(purpose)})`

/** Tries to lock for the life of the connection, without waiting. Selects `isLocked`. */
export const tryLock = (purpose: Purpose) => `SELECT pg_try_advisory_lock(${key(purpose)}) AS "isLocked"`
