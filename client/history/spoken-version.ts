import { formatShortDate, formatTime } from "../ui/dates/dates.tsx"

type Spoken = { number: number; at: string; user: { name: string } | null }

/** "Version 3, Grace Hopper, 21 Nov 2025, 14:32" */
export function spokenVersion({ number, at, user }: Spoken, zone: string): string {
  const moment = `${formatShortDate(at, zone)}, ${formatTime(at, zone)}`
  return [`Version ${number}`, user?.name, moment].filter(Boolean).join(", ")
}
