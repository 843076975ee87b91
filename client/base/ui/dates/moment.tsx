import { msg } from "../words/translate.ts"
import { useT } from "../words/words.tsx"
import { DateText, formatShortDate, formatTime, isoDay } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

const day = 24 * 60 * minute

const nearDays = [
  [msg("yesterday {time}"), -day],
  [msg("today {time}"), 0],
  [msg("tomorrow {time}"), day],
] as const

/** "today 14:32", "tomorrow 07:30", or "21 Nov 2025, 14:32". */
export function Moment({ of, begins = false }: { of: string; begins?: boolean }) {
  const now = useNow(minute)
  const t = useT()

  return (
    <DateText
      of={of}
      as={(moment, zone, language) => {
        const phrase = nearDay(isoDay(moment, zone), now, zone)
        const time = formatTime(moment, zone, language)
        const text = phrase ? t(phrase, { time }) : `${formatShortDate(moment, zone, language)}, ${time}`
        return begins ? text.charAt(0).toUpperCase() + text.slice(1) : text
      }}
    />
  )
}

function nearDay(of: string, now: number, zone: string) {
  const noon = Date.parse(`${isoDay(now, zone)}T12:00:00Z`)
  return nearDays.find(([, away]) => new Date(noon + away).toISOString().startsWith(of))?.[0]
}
