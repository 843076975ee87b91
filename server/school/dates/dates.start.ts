import { dayIn } from "../../content/items/day.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { SchoolDate, type SchoolDateKind } from "./school-date.ts"

export async function startDates({ rows, zone, datesOf }: StartingContent) {
  const now = new Date()
  const thisYear = Number(dayIn(zone, now).slice(0, 4))
  for (const year of [thisYear, thisYear + 1]) {
    const dates = datesOf(year).map(({ kind, hours = "", note = "", ...fields }) => ({
      ...{ ...fields, hours, note, year },
      kind: kind as SchoolDateKind,
      createdAt: now,
      updatedAt: now,
    }))
    await rows.insert(SchoolDate, dates)
  }
}
