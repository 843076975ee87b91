import { useT } from "../words/words.tsx"
import { type Day, formatDay, formatDays } from "./days.ts"

type DaysTextProps = { of: { firstDay: Day; lastDay: Day }; className?: string }

export function DaysText({ of: { firstDay, lastDay }, className }: DaysTextProps) {
  const t = useT()
  if (firstDay !== lastDay) return <span className={className}>{formatDays(firstDay, lastDay, t)}</span>
  return (
    <time dateTime={firstDay} className={className}>
      {formatDay(firstDay, t)}
    </time>
  )
}
