import { DateText, formatShortDate, formatTime, isoDay } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

const day = 24 * 60 * minute

/** A moment within a sentence: "today 14:32", "tomorrow 07:30", or "21 Nov 2025, 14:32". */
export function Moment({ of }: { of: string }) {
  const now = useNow(minute)

  return (
    <DateText
      of={of}
      as={(moment, zone) => {
        const near = nameOfDay(isoDay(moment, zone), now, zone)
        const time = formatTime(moment, zone)
        return near ? `${near} ${time}` : `${formatShortDate(moment, zone)}, ${time}`
      }}
    />
  )
}

/** Noon of a day is on the day before or after it by any clock. */
function nameOfDay(of: string, now: number, zone: string) {
  const noon = Date.parse(`${isoDay(now, zone)}T12:00:00Z`)
  const names = { yesterday: -day, today: 0, tomorrow: day }
  return Object.entries(names).find(([, away]) => new Date(noon + away).toISOString().startsWith(of))?.[0]
}
