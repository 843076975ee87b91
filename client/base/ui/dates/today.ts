import { isoDay, useZone } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

/** Today in the school's time zone: "2025-11-21". */
export function useToday(): string {
  const zone = useZone()
  return isoDay(useNow(minute, dayIn(zone)), zone)
}

/** Days begin at a whole quarter of an hour in every zone. */
const quarter = 15 * minute

/** When the day begins, and the next one. */
export const dayIn = (zone: string) => (now: number) => {
  const day = isoDay(now, zone)
  const edge = (moment: number, by: number): number =>
    isoDay(moment + by, zone) === day ? edge(moment + by, by) : moment
  const within = Math.floor(now / quarter) * quarter
  return [edge(within, -quarter), edge(within, quarter) + quarter]
}
