/** How far a clock is put right without anybody noticing. */
const toleranceMs = 60_000

/**
 * Whether something that ends at a moment, and lasts so many milliseconds at most, is under way. What would end later was
 * begun by a clock that ran ahead, and would else last until that day.
 */
export const isUnderWay = (end: number | Date, longestMs: number, now = Date.now()) =>
  now < Number(end) && Number(end) <= now + longestMs + toleranceMs

/** Whether something was done in the last so many milliseconds. What is to come was done by a clock that ran ahead. */
export const wasLately = (at: Date, ms: number, now = Date.now()) =>
  at.getTime() > now - ms && at.getTime() <= now + toleranceMs
