import { isoDay, useZone } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

/** Today in the school's time zone: "2025-11-21". */
export function useToday(): string {
  const zone = useZone()
  return isoDay(useNow(minute, dayIn(zone)), zone)
}

/** Days begin at a whole quarter of an hour in every zone. */
const quarter = 15 * minute
/** In quarters; longer than any day. */
const longestDay = 26 * 4

export const dayIn = (zone: string) => (now: number) => {
  const day = isoDay(now, zone)
  const current = Math.floor(now / quarter)
  const isToday = (count: number) => isoDay(count * quarter, zone) === day
  return [
    quarter * lowest(current - longestDay, current, isToday),
    quarter * lowest(current, current + longestDay, (count) => !isToday(count)),
  ]
}

/** Binary search: the lowest number for which `holds` is true; it must be true for `high`. */
function lowest(low: number, high: number, holds: (count: number) => boolean): number {
  if (low === high) return high
  const middle = Math.floor((low + high) / 2)
  return holds(middle) ? lowest(low, middle, holds) : lowest(middle + 1, high, holds)
}
