import { inShape, useZone } from "../ui/dates/dates.tsx"
import { dayIn } from "../ui/dates/day-in.ts"
import { minute, useNow } from "../ui/dates/now.ts"

const yearOf = inShape("year")

/** The intake year: the next calendar year, the one that places are given for. */
export function useIntakeYear(): number {
  const zone = useZone()
  return Number(yearOf(useNow(15 * minute, dayIn(zone)), zone)) + 1
}

export function useWithIntakeYear(): (text: string) => string {
  const year = String(useIntakeYear())
  return (text) => text.replaceAll("{year}", year)
}
