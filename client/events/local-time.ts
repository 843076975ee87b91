/** A moment as a date-and-time field holds it, in this browser's zone: "2026-11-24T13:30". */
export function toField(moment: string | null | undefined): string {
  if (!moment) return ""
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment that such a field means, as ISO 8601 in UTC; null for a field that is empty or not yet whole. */
export function fromField(text: string): string | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
