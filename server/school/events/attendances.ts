import type { EntityManager } from "typeorm"
import { badInput, conflict, notFound } from "../../base/failures/failures.ts"
import { neighbourhoodOf } from "../../base/network.ts"
import { msg } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { logAct } from "../../content/history/log-act.ts"
import { Act } from "../../content/items/act.ts"
import { original } from "../../content/items/api-language.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { actor } from "../../content/items/item-history.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { plus, updateUnversioned } from "../../store/database/update-unversioned.ts"
import { requireSame } from "../inbox/submit.ts"
import {
  type AddAttendanceInput,
  Attendance,
  type AttendanceInput,
  AttendanceState,
  type AttendEventInput,
} from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"
import { confirmsByMail, expiresFrom, holdUntil, isTooMany, mayHold, settlePlaces } from "./places.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/**
 * One row per address and event. Checks places first, so that no answer reveals who has confirmed before.
 * @throws NOT_FOUND; BAD_USER_INPUT if the event is over or cancelled; CONFLICT without enough places
 */
export async function confirmAttendance(eventId: number, input: AttendanceInput, context: Context) {
  const letterContext = await readLetterContext(context)
  await context.outbox.write(async (rows) => {
    const request = await requestFor(rows, eventId, { ...input, language: original }, context)
    if (request.state === WAITING) throw tooFewLeft(request.event)
    const row = (await earlierReply(rows, request)) ?? (await insert(rows, request))
    await notify(rows, row, request, letterContext)
  })
}

/** Stores one row per request, perhaps on the waiting list. Idempotent by `idempotencyKey`. */
export async function attendEvent(eventId: number, input: AttendEventInput, context: Context): Promise<Attendance> {
  const letterContext = await readLetterContext(context)
  return context.outbox.write(async (rows) => {
    const before = await sentBefore(rows, eventId, input)
    if (before) return before
    const request = await requestFor(rows, eventId, input, context)
    requireEnoughPlaces(request)
    const known = await earlierReply(rows, request)
    const row = await insert(rows, request, known !== null)
    // Mails a confirmed address its earlier row; the caller learns nothing of it.
    await notify(rows, known ?? row, request, letterContext, row)
    return row
  })
}

/**
 * For replies by way of the office: confirmed at once, or on the waiting list. Idempotent by `idempotencyKey`.
 * @throws NOT_FOUND; BAD_USER_INPUT if the event is over or cancelled; CONFLICT for somebody on the list
 */
export async function addAttendance(eventId: number, input: AddAttendanceInput, context: Context) {
  const letterContext = await readLetterContext(context)
  const reply = { ...input, language: original, verified: true }
  return context.outbox.write(async (rows) => {
    const before = await sentBefore(rows, eventId, reply)
    if (before) return before
    const request = await requestFor(rows, eventId, reply, context)
    requireEnoughPlaces(request)
    if (await earlierReply(rows, request)) throw conflict("This person is on the list already.")
    const row = await insert(rows, request)
    if (row.email) await notify(rows, row, request, letterContext)
    await noteAttendees(rows, request.event, { act: Act.ATTENDEES_CHANGED, detail: "One added" }, context)
    return row
  })
}

/** Names nobody: the log is about the office, not about families. */
export const noteAttendees = (
  rows: EntityManager,
  { title }: Event,
  noted: { act: Act; detail: string },
  { viewer }: Context,
) => logAct(rows, { ...noted, ...actor(viewer), title })

type ReplyInput = Omit<AttendEventInput, "website"> & Partial<Pick<Attendance, "phone" | "verified">>

type AttendanceRequest = Awaited<ReturnType<typeof requestFor>>

/** @throws NOT_FOUND; BAD_USER_INPUT if the event is over or cancelled */
async function requestFor(
  rows: EntityManager,
  eventId: number,
  { name, email, phone = null, guests, language, idempotencyKey = null, verified = false }: ReplyInput,
  context: Context,
) {
  const now = new Date()
  const event = await rows.findOneBy(Event, { id: eventId })
  if (!event) throw notFound()
  requireOpenEvent(event)
  await settlePlaces(rows, event, context, now)
  const free: AttendanceState = !verified && confirmsByMail(event, context) ? HELD : CONFIRMED
  const state = isTooMany(event, 1 + guests) ? WAITING : free
  const network = verified ? null : neighbourhoodOf(context.address)
  const mailAt = await context.outbox.reserveMoment(rows, { kind: "attendance", to: email, network })
  const isMailedNow = mailAt !== null && mailAt <= new Date()
  const isHeld = state === HELD && isMailedNow && (await mayHold(rows, { eventId, network, people: 1 + guests }))
  const heldUntil = isHeld ? holdUntil(now) : null
  const sent = { name, email: email.toLowerCase(), phone, guests, idempotencyKey, language, verified }
  return { event, ...sent, state, heldUntil, network, mailAt, now }
}

/** Finds somebody's earlier reply by the address, or without one by name and telephone. */
async function earlierReply(rows: EntityManager, { event: { id: eventId }, email, name, phone }: AttendanceRequest) {
  const person = email ? { email } : phone && { email, name, phone }
  return person ? rows.findOneBy(Attendance, { eventId, repeats: false, ...person }) : null
}

async function sentBefore(rows: EntityManager, eventId: number, { idempotencyKey, ...reply }: ReplyInput) {
  const row = idempotencyKey ? await rows.findOneBy(Attendance, { idempotencyKey }) : null
  const { name, phone, email, guests } = reply
  if (row) requireSame(row, { eventId, name, phone, email: email.toLowerCase(), guests })
  return row
}

async function insert(rows: EntityManager, request: AttendanceRequest, repeats = false) {
  const { event, now, mailAt: _, ...place } = request
  const expiresAt = place.state === HELD ? expiresFrom(now) : null
  const row = rows.create(Attendance, {
    ...place,
    network: place.state === CONFIRMED ? null : place.network,
    repeats,
    expiresAt,
    eventId: event.id,
    createdAt: now,
  })
  await rows.insert(Attendance, row)
  if (row.counts) await updateUnversioned(rows, Event, event.id, { attending: plus("attending", row.people) })
  return row
}

export async function readLetterContext(context: Context) {
  const site = await readSite(context.database.read)
  return { context, site, school: await schoolMailbox(context) }
}

async function notify(
  rows: EntityManager,
  row: Attendance,
  { event, mailAt }: AttendanceRequest,
  { context, site, school }: Awaited<ReturnType<typeof readLetterContext>>,
  sent = row,
) {
  const letter = attendanceLetter(row, { event, site }, context)
  await context.outbox.put(rows, { ...letter, kind: "attendance", about: mailKeyOf(sent), replyTo: school }, mailAt)
}

export const mailKeyOf = ({ id }: Pick<Attendance, "id">) => `attendance ${id}`

/** @throws NOT_FOUND; BAD_USER_INPUT if the event is over or cancelled */
export function requireOpenEvent(event: Event) {
  if (event.state !== ContentState.PUBLISHED) throw notFound()
  if (event.cancelled) throw badInput({ event: msg("This event has been cancelled.") })
  if (endOf(event) < new Date()) throw badInput({ event: msg("This event is over.") })
}

function requireEnoughPlaces({ event, guests }: AttendanceRequest) {
  if (event.capacity != null && 1 + guests > event.capacity) throw tooFewPlaces(event.capacity)
}

/** For a party that is larger than the event's capacity. */
export const tooFewPlaces = (places: number) =>
  places === 1
    ? conflict(msg("There is one place in all."))
    : conflict({ text: msg("There are {places} places in all."), values: { places } })

export function tooFewLeft(event: Event) {
  const left = event.placesLeft()
  if (left === 0) return conflict(msg("All places are taken. People who have already confirmed keep their places."))
  if (left === 1) return conflict(msg("One place is left. People who have already confirmed keep their places."))
  return conflict({
    text: msg("{left} places are left. People who have already confirmed keep their places."),
    values: { left: left ?? 0 },
  })
}
