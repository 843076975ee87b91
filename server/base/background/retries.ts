import { LessThanOrEqual, MoreThan } from "typeorm"

const minute = 60_000
export const longestPause = 6 * 60 * minute

/** Two days of tries, with the pauses between them. */
export const maxTries = 16

/** Milliseconds after a try: exponential backoff from a minute up to six hours. */
export const pauseAfter = (tries: number, max = longestPause) => Math.min(minute * 2 ** (tries - 1), max)

/** Milliseconds until the next try: as long as the failure has lasted, so that pauses double. */
export const pauseSince = (since: Date) => Math.min(Math.max(Date.now() - since.getTime(), minute), longestPause)

/** Selects due tries. A try beyond the longest pause was stored by a clock that ran ahead, and is due too. */
export const dueMoments = (now: Date) => [LessThanOrEqual(now), MoreThan(new Date(now.getTime() + longestPause))]
