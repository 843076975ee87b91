import { TZDateMini } from "@date-fns/tz"

const minute = 60_000

/** "2026-11-24T13:30" by the zone's clocks. */
export function toField(moment: string | null | undefined, zone: string): string {
  if (!moment) return ""
  const date = new TZDateMini(moment, zone)
  return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString().slice(0, 16)
}

/** Returns ISO 8601 in UTC; null if incomplete. A time skipped by the clocks becomes an hour later. */
export function fromField(text: string, zone: string): string | null {
  const parts = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const date = new TZDateMini(year, month - 1, day, hour, minute, zone)
  return Number.isNaN(date.getTime()) ? null : new Date(date.getTime()).toISOString()
}
