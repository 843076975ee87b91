import { LessThanOrEqual, MoreThan } from "typeorm"

const minute = 60_000
export const longestPause = 6 * 60 * minute

/** The number of tries: two days, with the pauses between them. */
export const maxTries = 16

/** Milliseconds after a try: a minute, then twice as long each time, up to six hours. */
export const pauseAfter = (tries: number, longest = longestPause) => Math.min(minute * 2 ** (tries - 1), longest)

/** Milliseconds until the next try of what has failed since a moment: as long as it has failed, so that pauses double. */
export const pauseSince = (since: Date) => Math.min(Math.max(Date.now() - since.getTime(), minute), longestPause)

/** Selects tries that are due. None waits longer than the longest pause, except by a clock that ran ahead. */
export const dueMoments = (now: Date) => [LessThanOrEqual(now), MoreThan(new Date(now.getTime() + longestPause))]
