/** How far a clock is put right without anybody noticing. */
const toleranceMs = 60_000

/** What would end more than `longestMs` from now was begun by a clock that ran ahead, and would else last until that day. */
export const isUnderWay = (end: number | Date, longestMs: number, now = Date.now()) =>
  now < Number(end) && Number(end) <= now + longestMs + toleranceMs

/** Whether something was done in the last so many milliseconds. What is to come was done by a clock that ran ahead. */
export const wasLately = (at: Date, ms: number, now = Date.now()) =>
  at.getTime() > now - ms && at.getTime() <= now + toleranceMs
