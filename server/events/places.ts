import type { EntityManager } from "typeorm"
import type { Context, Services } from "../api/context.ts"
import { ContentState } from "../content/content-state.ts"
import { setQuietly } from "../database/quietly.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { Attendance, AttendanceState } from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/** How long a place is kept that waits to be confirmed by mail. */
export const heldMs = 24 * 60 * 60 * 1000

/** As many of a waiting list as can move up at a time. */
const maxAtATime = 200

/** Whether an event's places are so few that whoever asks for one must show that their mail reaches them. Without a mail server nobody could. */
export const asksByMail = ({ capacity }: Event, { outbox }: Pick<Services, "outbox">) =>
  capacity != null && outbox.canSend

export const heldFrom = (now: Date) => new Date(now.getTime() + heldMs)

/**
 * Unconfirmed places are free again, and whoever waits moves up in order; a smaller party may pass. Every change of who comes
 * ends with this, in its transaction: writers take turns, so that nobody counts what another one takes.
 */
export async function settlePlaces(rows: EntityManager, event: Event, services: Settling, now = new Date()) {
  await freeUnconfirmed(rows, event.id, now)
  const before = event.attending
  event.attending = await countPeople(rows, event.id)
  if (isOpen(event, now) && event.placesLeft() !== 0) await moveUp(rows, event, services, now)
  if (event.attending !== before) await setQuietly(rows, Event, event.id, { attending: () => String(event.attending) })
}

type Settling = Pick<Context, "outbox" | "keys" | "settings">

/** Instants are compared as they are stored: TypeORM does not convert what a deletion compares. */
function freeUnconfirmed(rows: EntityManager, eventId: number, now: Date) {
  return rows
    .createQueryBuilder()
    .delete()
    .from(Attendance)
    .where(`"eventId" = :eventId AND "state" = :held AND "heldUntil" <= :now`, {
      eventId,
      held: HELD,
      now: now.toISOString(),
    })
    .execute()
}

async function countPeople(rows: EntityManager, eventId: number): Promise<number> {
  const { people } = (await rows
    .createQueryBuilder(Attendance, "attendance")
    .select(`COALESCE(SUM(1 + "guests"), 0)`, "people")
    .where({ eventId, repeats: false })
    .andWhere("attendance.state <> :waiting", { waiting: WAITING })
    .getRawOne<{ people: string | number }>()) ?? { people: 0 }
  return Number(people)
}

export const isOpen = (event: Event, now = new Date()) =>
  event.state === ContentState.PUBLISHED && !event.cancelled && endOf(event) >= now

async function moveUp(rows: EntityManager, event: Event, services: Settling, now: Date) {
  const where = { eventId: event.id, state: WAITING, repeats: false }
  const waiting = await rows.find(Attendance, { where, order: { id: "ASC" }, take: maxAtATime })
  if (waiting.length === 0) return
  const site = await rows.findOneByOrFail(SiteInfo, { id: 1 })
  for (const row of waiting) {
    if (isTooMany(event, row.people)) continue
    const isSure = row.verified || !asksByMail(event, services)
    const place = isSure ? { state: CONFIRMED, heldUntil: null } : { state: HELD, heldUntil: heldFrom(now) }
    await rows.update(Attendance, row.id, place)
    await services.outbox.put(
      rows,
      attendanceLetter(Object.assign(row, place), { event, site, movedUp: true }, services),
    )
    event.attending += row.people
  }
}

/** Whether an event has no room for so many people more. */
export function isTooMany(event: Event, people: number) {
  const left = event.placesLeft()
  return left !== null && people > left
}
