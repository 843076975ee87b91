import type { EntityManager } from "typeorm"
import { neighbourhoodOf } from "../access/throttle.ts"
import type { Context } from "../api/context.ts"
import { badInput, conflict, notFound } from "../api/failures.ts"
import { type ApiLanguage, original } from "../content/api-language.ts"
import { ContentState } from "../content/content-state.ts"
import { plus, setQuietly } from "../database/quietly.ts"
import { schoolMailbox } from "../mail/school-mailbox.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { msg } from "../words.ts"
import { Attendance, type AttendanceInput, AttendanceState, type AttendEventInput } from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import { asksByMail, expiresFrom, heldFrom, isTooMany, mayHold, settlePlaces } from "./places.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/**
 * Once for each address and event. Places are looked at first, so that no answer reveals whether an address has confirmed before.
 * @throws NOT_FOUND; BAD_USER_INPUT for an event that is over or cancelled; CONFLICT without enough places
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
    await notify(rows, known ?? row, asking, letterContext, row)
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
  heldUntil: Date | null
  network: string | null
  /** When the mail about it goes. */
  mailAt: Date | null
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
  const network = neighbourhoodOf(context.address)
  const mailAt = await context.outbox.moment(rows, { kind: "attendance", to: email, network })
  const isMailedNow = mailAt !== null && mailAt <= new Date()
  const isHeld = state === HELD && isMailedNow && (await mayHold(rows, { eventId, network, people: 1 + guests }))
  const heldUntil = isHeld ? heldFrom(now) : null
  return {
    event,
    name,
    email: email.toLowerCase(),
    guests,
    idempotencyKey,
    language,
    state,
    heldUntil,
    network,
    mailAt,
    now,
  }
}

const knownRow = (rows: EntityManager, { event: { id: eventId }, email }: Asking) =>
  rows.findOneBy(Attendance, { eventId, email, repeats: false })

async function sentBefore(rows: EntityManager, eventId: number, { idempotencyKey, email, guests }: AttendEventInput) {
  const row = idempotencyKey ? await rows.findOneBy(Attendance, { idempotencyKey }) : null
  if (row && (row.eventId !== eventId || row.email !== email.toLowerCase() || row.guests !== guests))
    throw conflict("Something else was sent under this idempotency key.")
  return row
}

async function insert(rows: EntityManager, { event, now, mailAt: _, repeats = false, ...said }: Asking) {
  const expiresAt = said.state === HELD ? expiresFrom(now) : null
  const row = rows.create(Attendance, {
    ...said,
    network: said.state === CONFIRMED ? null : said.network,
    repeats,
    expiresAt,
    verified: false,
    eventId: event.id,
    createdAt: now,
  })
  await rows.insert(Attendance, row)
  if (row.counts) await setQuietly(rows, Event, event.id, { attending: plus("attending", row.people) })
  return row
}

async function readLetterContext(context: Context) {
  const site = await context.database.read.findOneByOrFail(SiteInfo, { id: 1 })
  return { context, site, school: await schoolMailbox(context) }
}

/** `asked`: the row of what was said now, of which the answer says when its mail goes. */
async function notify(
  rows: EntityManager,
  row: Attendance,
  { event, mailAt }: Asking,
  { context, site, school }: Awaited<ReturnType<typeof readLetterContext>>,
  asked = row,
) {
  const letter = attendanceLetter(row, { event, site }, context)
  await context.outbox.put(rows, { ...letter, kind: "attendance", about: mailedAbout(asked), replyTo: school }, mailAt)
}

/** Names the mail about an attendance in the outbox. */
export const mailedAbout = ({ id }: Pick<Attendance, "id">) => `attendance ${id}`

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
