import type { EntityManager } from "typeorm"
import type { Context, Services } from "../../content/api/context.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { readSite, type SiteInfo } from "../../content/site-info/site-info.ts"
import { updateUnversioned } from "../../store/database/update-unversioned.ts"
import { Attendance, AttendanceState } from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { Event } from "./event.ts"
import { endOf, hourMs } from "./event-times.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/** Unconfirmed places per network and event: enough for a large family. */
const maxHeld = 6

const maxAtATime = 200

/** Limited places require a mailed confirmation, unless there is no mail server. */
export const confirmsByMail = ({ capacity }: Event, { outbox }: Pick<Services, "outbox">) =>
  capacity != null && outbox.canSend

export const holdUntil = (now: Date) => new Date(now.getTime() + hourMs)
export const expiresFrom = (now: Date) => new Date(now.getTime() + 24 * hourMs)

export async function mayHold(rows: EntityManager, { id, eventId, network, people }: Party) {
  if (network === null) return true
  const others = await rows.findBy(Attendance, { eventId, network, state: HELD })
  return others.reduce((sum, other) => (other.id === id ? sum : sum + other.people), people) <= maxHeld
}

type Party = Pick<Attendance, "eventId" | "network" | "people"> & { id?: number }

/**
 * Gives unconfirmed places to the waiting list, in order; a smaller party may overtake a larger one. Every change
 * to attendances ends with this in its transaction: as writers are serialised, no place is given twice.
 */
export async function settlePlaces(rows: EntityManager, event: Event, services: SettleContext, now = new Date()) {
  await freeUnconfirmed(rows, event.id, now)
  const before = event.attending
  event.attending = await countPeople(rows, event.id)
  if (isOpen(event, now) && event.placesLeft() !== 0) await moveUp(rows, event, services, now)
  if (event.attending !== before)
    await updateUnversioned(rows, Event, event.id, { attending: () => String(event.attending) })
}

type SettleContext = Pick<Context, "outbox" | "keys" | "settings">

interface PlaceChange {
  find(rows: EntityManager): Promise<Attendance | null>
  change(rows: EntityManager, row: Attendance, event: Event): Promise<unknown>
  missing(): Error
}

/** Settles the event's places before and after the change. Returns the changed row, or a removed row as it was. */
export function changeAndSettle({ find, change, missing }: PlaceChange, context: Context): Promise<Attendance> {
  return context.outbox.write(async (rows) => {
    const before = await find(rows)
    const event = before && (await rows.findOneByOrFail(Event, { id: before.eventId }))
    if (event) await settlePlaces(rows, event, context)
    // Read again, as settling may have moved the row up.
    const row = event && (await find(rows))
    if (!row) throw missing()
    await change(rows, row, event)
    await settlePlaces(rows, event, context)
    return (await find(rows)) ?? row
  })
}

async function freeUnconfirmed(rows: EntityManager, eventId: number, now: Date) {
  const values = [eventId, HELD, now.toISOString()]
  const unconfirmed = (column: string) => `"eventId" = $1 AND "state" = $2 AND "${column}" <= $3`
  await rows.query(`DELETE FROM "attendances" WHERE ${unconfirmed("expiresAt")}`, values)
  await rows.query(`UPDATE "attendances" SET "heldUntil" = NULL WHERE ${unconfirmed("heldUntil")}`, values)
}

async function countPeople(rows: EntityManager, eventId: number): Promise<number> {
  const { people } = (await rows
    .createQueryBuilder(Attendance, "attendance")
    .select(`COALESCE(SUM(1 + "guests"), 0)`, "people")
    .where({ eventId, repeats: false })
    .andWhere(`(attendance.state = :confirmed OR attendance."heldUntil" IS NOT NULL)`, { confirmed: CONFIRMED })
    .getRawOne<{ people: string | number }>()) ?? { people: 0 }
  return Number(people)
}

export const isOpen = (event: Event, now = new Date()) =>
  event.state === ContentState.PUBLISHED && !event.cancelled && endOf(event) >= now

export const queueOrder = { ahead: "DESC", id: "ASC" } as const

async function moveUp(rows: EntityManager, event: Event, services: SettleContext, now: Date) {
  const where = { eventId: event.id, state: WAITING, repeats: false }
  const waiting = await rows.find(Attendance, { where, order: queueOrder, take: maxAtATime })
  if (waiting.length === 0) return
  const site = await readSite(rows)
  for (const row of waiting) {
    if (isTooMany(event, row.people)) continue
    const isSure = row.verified || !confirmsByMail(event, services)
    const mail = { kind: "movedUp" as const, to: row.email, network: row.network }
    // Without a mail now, or with too many holds in its network, the party waits: its first mail still confirms it.
    const at = isSure ? new Date() : (await mayHold(rows, row)) && (await services.outbox.reserveMoment(rows, mail, 0))
    if (!at) continue
    const place = isSure
      ? { state: CONFIRMED, heldUntil: null, expiresAt: null }
      : { state: HELD, heldUntil: holdUntil(now), expiresAt: expiresFrom(now) }
    await rows.update(Attendance, row.id, place)
    Object.assign(row, place)
    if (row.email) await mailMovedUp(rows, row, { event, site }, services, at)
    else await askToRing(rows, row, { event, site }, services)
    event.attending += row.people
  }
}

type MovedUp = { event: Event; site: SiteInfo }

export async function mailMovedUp(
  rows: EntityManager,
  row: Attendance,
  of: MovedUp,
  services: SettleContext,
  at?: Date,
) {
  const letter = attendanceLetter(row, { ...of, movedUp: true }, services)
  await services.outbox.put(rows, { ...letter, kind: "movedUp" }, at)
}

async function askToRing(
  rows: EntityManager,
  { name, phone, people }: Attendance,
  { event, site }: MovedUp,
  { outbox, settings }: SettleContext,
) {
  const address = settings.mail.school ?? site.email
  if (!address) return
  const text = `${name} has moved up on the waiting list (${people} in all), and has no email address. Please ring: ${phone ?? "no number"}\n\n${settings.siteUrl}/user/attendance/${event.id}\n`
  const subject = `Please ring: a place is free at ${event.title.replace(/\s+/g, " ")}`
  await outbox.put(rows, { kind: "staff", to: { name: site.name, address }, subject, text })
}

export function isTooMany(event: Event, people: number) {
  const left = event.placesLeft()
  return left !== null && people > left
}
