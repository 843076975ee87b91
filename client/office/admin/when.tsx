import { DateText, formatShortDate, formatTime, isoDay } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"

/** "Today, 14:32", or "21 Nov 2025". */
export function When({ of }: { of: string }) {
  const now = useNow(minute)
  const isToday = (zone: string) => isoDay(of, zone) === isoDay(now, zone)

  return (
    <DateText
      of={of}
      as={(moment, zone) => (isToday(zone) ? `Today, ${formatTime(moment, zone)}` : formatShortDate(moment, zone))}
    />
  )
}
