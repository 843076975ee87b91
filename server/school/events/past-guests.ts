import type { EntityManager } from "typeorm"
import { Attendance } from "./attendance.ts"

/** After the event. */
export const guestDays = 730

/** Their number stays with the event. Returns how many replies went. */
export async function forgetGuestsOfPast(rows: EntityManager): Promise<number> {
  const before = new Date(Date.now() - guestDays * 24 * 60 * 60 * 1000).toISOString()
  const past = `"eventId" IN (SELECT "id" FROM "events" WHERE COALESCE("endDate", "date") < :before)`
  const gone = await rows.createQueryBuilder().delete().from(Attendance).where(past, { before }).execute()
  return gone.affected ?? 0
}
