import { LessThanOrEqual, MoreThan } from "typeorm"

const minute = 60_000
export const longestPause = 6 * 60 * minute

/** With the pauses between them, two days. */
export const maxTries = 16

/** Milliseconds after a try: a minute, then twice as long each time, up to six hours. */
export const pauseAfter = (tries: number, longest = longestPause) => Math.min(minute * 2 ** (tries - 1), longest)

/** Milliseconds until the next try of what has failed since a moment: as long as it has failed, so that pauses double. */
export const pauseSince = (since: Date) => Math.min(Math.max(Date.now() - since.getTime(), minute), longestPause)

/** What a next try is planned for that is due. None waits longer than the longest pause: where one does, the clock had run ahead. */
export const dueMoments = (now: Date) => [LessThanOrEqual(now), MoreThan(new Date(now.getTime() + longestPause))]
