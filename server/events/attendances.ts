import type { EntityManager } from "typeorm"
import type { Context } from "../api/context.ts"
import { badInput, conflict, notFound, tooManyRequests } from "../api/failures.ts"
import { type ApiLanguage, original } from "../content/api-language.ts"
import { ContentState } from "../content/content-state.ts"
import { plus, setQuietly } from "../database/quietly.ts"
import { mayConfirm } from "../inbox/confirmation-limits.ts"
import { schoolMailbox } from "../mail/school-mailbox.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { msg } from "../words.ts"
import { Attendance, type AttendanceInput, AttendanceState, type AttendEventInput } from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import { asksByMail, heldFrom, isTooMany, settlePlaces } from "./places.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/** A whole school may say at one assembly that it comes; one family, to several events. */
const mailLimits = { toOne: 10, toAll: 500 }

/**
 * Once for each address and event. Places are looked at first, so that no answer reveals whether an address has confirmed before.
 * @throws NOT_FOUND; BAD_USER_INPUT for an event that is over or cancelled; CONFLICT without enough places; TOO_MANY_REQUESTS
 */
export async function confirmAttendance(eventId: number, input: AttendanceInput, context: Context) {
  const letterContext = await readLetterContext(context)
  await context.database.write(async (rows) => {
    const asking = await asks(rows, eventId, { ...input, language: original }, context)
    if (asking.state === WAITING) throw taken(asking.event)
    const row = (await knownRow(rows, asking)) ?? (await insert(rows, asking))
    await notify(rows, row, asking, letterContext)
  })
  context.outbox.wake()
}

/** With a row of its own for each who asks, which may wait: its key is for their device. The same idempotency key, the same row. */
export async function attendEvent(eventId: number, input: AttendEventInput, context: Context): Promise<Attendance> {
  const letterContext = await readLetterContext(context)
  const row = await context.database.write(async (rows) => {
    const before = await sentBefore(rows, eventId, input)
    if (before) return before
    const asking = await asks(rows, eventId, input, context)
    if (asking.event.capacity != null && 1 + input.guests > asking.event.capacity) throw taken(asking.event)
    const known = await knownRow(rows, asking)
    const row = await insert(rows, { ...asking, repeats: known !== null })
    // Whoever confirmed before is mailed what they have, which whoever asks now does not learn.
    await notify(rows, known ?? row, asking, letterContext)
    return row
  })
  context.outbox.wake()
  return row
}

interface Asking {
  event: Event
  name: string
  email: string
  guests: number
  idempotencyKey: string | null
  language: ApiLanguage
  state: AttendanceState
  now: Date
  repeats?: boolean
}

async function asks(
  rows: EntityManager,
  eventId: number,
  { name, email, guests, language, idempotencyKey = null }: AttendEventInput,
  context: Context,
): Promise<Asking> {
  const now = new Date()
  const event = await requireOpen(rows, eventId)
  await settlePlaces(rows, event, context, now)
  const state = isTooMany(event, 1 + guests) ? WAITING : asksByMail(event, context) ? HELD : CONFIRMED
  return { event, name, email: email.toLowerCase(), guests, idempotencyKey, language, state, now }
}

const knownRow = (rows: EntityManager, { event: { id: eventId }, email }: Asking) =>
  rows.findOneBy(Attendance, { eventId, email, repeats: false })

async function sentBefore(rows: EntityManager, eventId: number, { idempotencyKey, email, guests }: AttendEventInput) {
  const row = idempotencyKey ? await rows.findOneBy(Attendance, { idempotencyKey }) : null
  if (row && (row.eventId !== eventId || row.email !== email.toLowerCase() || row.guests !== guests))
    throw conflict("Something else was sent under this idempotency key.")
  return row
}

async function insert(rows: EntityManager, { event, state, now, repeats = false, ...said }: Asking) {
  const place = { state, heldUntil: state === HELD ? heldFrom(now) : null, verified: false, repeats }
  const row = rows.create(Attendance, { ...said, ...place, eventId: event.id, createdAt: now })
  await rows.insert(Attendance, row)
  if (state !== WAITING && !repeats)
    await setQuietly(rows, Event, event.id, { attending: plus("attending", row.people) })
  return row
}

async function readLetterContext(context: Context) {
  const site = await context.database.read.findOneByOrFail(SiteInfo, { id: 1 })
  return { context, site, school: await schoolMailbox(context) }
}

async function notify(
  rows: EntityManager,
  row: Attendance,
  { event, email }: Asking,
  { context, site, school }: Awaited<ReturnType<typeof readLetterContext>>,
) {
  if (await mayConfirm(rows, email, school?.address, mailLimits))
    return context.outbox.put(rows, { ...attendanceLetter(row, { event, site }, context), replyTo: school })
  if (asksByMail(event, context)) throw tooManyRequests(60 * 60, msg("There was too much mail to this address."))
}

/** @throws NOT_FOUND; BAD_USER_INPUT for an event that is over or cancelled. */
async function requireOpen(rows: EntityManager, id: number) {
  const event = await rows.findOne(Event, { where: { id } })
  if (!event) throw notFound()
  requireOpenEvent(event)
  return event
}

/** @throws as above. */
export function requireOpenEvent(event: Event) {
  if (event.state !== ContentState.PUBLISHED) throw notFound()
  if (event.cancelled) throw badInput({ event: msg("This event has been cancelled.") })
  if (endOf(event) < new Date()) throw badInput({ event: msg("This event is over.") })
}

export function taken(event: Event) {
  const left = event.placesLeft()
  if (left === 0) return conflict(msg("All places are taken. Whoever has confirmed before keeps their place."))
  if (left === 1) return conflict(msg("One place is left. Whoever has confirmed before keeps their place."))
  return conflict({
    text: msg("{left} places are left. Whoever has confirmed before keeps their place."),
    values: { left: left ?? 0 },
  })
}
