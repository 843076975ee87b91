import type { EntityManager } from "typeorm"
import { Attendance } from "./attendance.ts"

/** Days after the event until guests' replies are deleted. */
export const guestDays = 730

/** Keeps their number on the event. Returns the number of deleted replies. */
export async function deletePastGuests(rows: EntityManager): Promise<number> {
  const before = new Date(Date.now() - guestDays * 24 * 60 * 60 * 1000).toISOString()
  const condition = `"eventId" IN (SELECT "id" FROM "events" WHERE COALESCE("endDate", "date") < :before)`
  const deleted = await rows.createQueryBuilder().delete().from(Attendance).where(condition, { before }).execute()
  return deleted.affected ?? 0
}
