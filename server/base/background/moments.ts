/** Smaller corrections of a clock go unnoticed. */
const toleranceMs = 60_000

/** False for an end more than `longestMs` away: a clock that ran ahead set it. */
export const isUnexpired = (end: number | Date, longestMs: number, now = Date.now()) =>
  now < Number(end) && Number(end) <= now + longestMs + toleranceMs

/** True if it happened in the last `ms` milliseconds. A time in the future comes from a clock that ran ahead. */
export const wasRecently = (at: Date, ms: number, now = Date.now()) =>
  at.getTime() > now - ms && at.getTime() <= now + toleranceMs
