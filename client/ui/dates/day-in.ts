import { isoDay } from "./dates.tsx"
import { minute } from "./now.ts"

/** Days begin at whole quarters of an hour, whatever the zone. */
const quarter = 15 * minute
/** Longer than any day, in quarters. */
const most = 26 * 4

/** For `useNow`: when the day of a zone's clocks began, and when the next one begins. */
export const dayIn = (zone: string) => (now: number) => {
  const day = isoDay(now, zone)
  const current = Math.floor(now / quarter)
  const isToday = (count: number) => isoDay(count * quarter, zone) === day
  return [
    quarter * lowest(current - most, current, isToday),
    quarter * lowest(current, current + most, (count) => !isToday(count)),
  ]
}

/** The lowest number from which on something holds; it must hold for `high`. */
function lowest(low: number, high: number, holds: (count: number) => boolean): number {
  if (low === high) return high
  const middle = Math.floor((low + high) / 2)
  return holds(middle) ? lowest(low, middle, holds) : lowest(middle + 1, high, holds)
}
