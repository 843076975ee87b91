import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan, Not } from "typeorm"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import type { Services } from "../../content/api/context.ts"
import type { Database } from "../../store/database/database.ts"
import { Attendance, AttendanceState } from "./attendance.ts"
import { Event } from "./event.ts"
import { expiresFrom, holdUntil, isOpen, settlePlaces } from "./places.ts"

type Site = Pick<Services, "database" | "outbox" | "keys" | "settings">

const checkIntervalMs = 60_000

/** Polls for places freed by time or by an edit, to move the waiting list up. */
export const heldPlacesJob = (site: Site & Pick<Services, "log">) =>
  new RecurringJob({
    name: "places that are held",
    intervalMs: checkIntervalMs,
    atStart: true,
    run: () => settleHeldPlaces(site),
    isLeader: site.database.isLeader,
    log: site.log,
  })

export async function settleHeldPlaces(site: Site, now = new Date()) {
  const { database, outbox } = site
  await shortenHeld(database, now)
  for (const id of await unsettled(database.read, now))
    await outbox.write(async (rows) => {
      const event = await rows.findOneBy(Event, { id })
      if (event) await settlePlaces(rows, event, site, now)
    })
}

async function shortenHeld(database: Database, now: Date) {
  const [heldUntil, expiresAt] = [holdUntil(now), expiresFrom(now)]
  // Rows of an earlier release have no network; their places are held for a day.
  const held = { heldUntil: MoreThan(heldUntil), network: Not(IsNull()) }
  for (const [where, until] of [
    [held, { heldUntil }] as const,
    [{ expiresAt: MoreThan(expiresAt) }, { expiresAt }] as const,
  ]) {
    const found = await database.read.find(Attendance, { where, select: { id: true } })
    const ids = found.map(({ id }) => id)
    if (ids.length > 0) await database.write((rows) => rows.update(Attendance, ids, until))
  }
}

/** Events with an expired hold, or with both free places and a waiting list. */
async function unsettled(read: EntityManager, now: Date): Promise<number[]> {
  const { HELD, WAITING } = AttendanceState
  const isOver = LessThanOrEqual(now)
  const lapsed = await idsOf(read, { state: HELD, heldUntil: isOver })
  const expired = await idsOf(read, { state: HELD, expiresAt: isOver })
  const waitedFor = await idsOf(read, { state: WAITING, repeats: false })
  const events = await read.findBy(Event, { id: In(waitedFor) })
  const free = events.filter((event) => event.placesLeft() !== 0 && isOpen(event, now)).map(({ id }) => id)
  return [...new Set([...lapsed, ...expired, ...free])]
}

async function idsOf(read: EntityManager, where: FindOptionsWhere<Attendance>): Promise<number[]> {
  const rows = await read.find(Attendance, { where, select: { id: true, eventId: true } })
  return rows.map(({ eventId }) => eventId)
}
