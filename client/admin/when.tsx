import { formatTime } from "../ui/dates.tsx"

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" })

/** A moment in little room: "Today, 14:32", or "21 Nov 2025". */
export function When({ of }: { of: string }) {
  return <time dateTime={of}>{isToday(new Date(of)) ? `Today, ${formatTime(of)}` : short.format(new Date(of))}</time>
}

function isToday(date: Date) {
  return date.toDateString() === new Date().toDateString()
}
