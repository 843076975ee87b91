import { Field, Int, ObjectType } from "type-graphql"
import type { EntityManager } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badRequest, gone } from "../../base/failures/failures.ts"
import { msg } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { hiddenAddress } from "../inbox/letters.ts"
import { Attendance, AttendanceState, HeldUntil } from "./attendance.ts"
import { byMail, onDevice } from "./attendance-letters.ts"
import { requireOpenEvent, tooFewLeft, tooFewPlaces } from "./attendances.ts"
import { Event } from "./event.ts"
import { changeAndSettle, isTooMany, mayHold } from "./places.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

@ObjectType({ description: "A person's own registration for an event, for anybody with its link." })
export class OwnAttendance {
  @Field(() => Int, { description: "Event ID." })
  eventId!: number

  @NullableField(() => Event, "The event; null if it is no longer public.")
  event?: Event | null

  @Field(() => String, { description: "Name of the attendee." })
  name!: string

  @Field(() => String, { description: "Email address, hidden except for its first letter and its host." })
  email!: string

  @Field(() => Int, { description: "Number of guests." })
  guests!: number

  @Field(() => AttendanceState, { description: "Registration state." })
  state!: AttendanceState

  @HeldUntil()
  heldUntil!: Date | null

  @Field(() => Boolean, { description: "True if this link comes from a mail and there is something to confirm." })
  toConfirm!: boolean
}

/** Null for a forged or foreign key, and for a withdrawn or expired reply. */
export async function ownAttendance(key: string, { database, ...context }: Context): Promise<OwnAttendance | null> {
  const row = await findByKey(database.read, key, context)
  return row && shown(row, key, context)
}

/** @throws NOT_FOUND; BAD_USER_INPUT for a link not from a mail, or if the event is over */
export function confirmByMail(key: string, context: Context): Promise<OwnAttendance> {
  return changing(key, context, async (rows, row, event) => {
    if (!isMailed(key, context)) throw badRequest(msg("Please confirm by the link in the mail."))
    requireOpenEvent(event)
    const hasPlace = row.counts || (row.state === HELD && !isTooMany(event, row.people))
    await rows.update(Attendance, row.id, { state: hasPlace ? CONFIRMED : WAITING, ...noHold, verified: true })
  })
}

/** @throws NOT_FOUND; BAD_USER_INPUT if the event is over; CONFLICT without enough places */
export function changeGuests(key: string, guests: number, context: Context): Promise<OwnAttendance> {
  return changing(key, context, async (rows, row, event) => {
    requireOpenEvent(event)
    const left = event.placesLeft()
    const room = left === null ? null : left + (row.counts ? row.people : 0)
    const limit = row.state === WAITING ? event.capacity : room
    if (limit != null && 1 + guests > limit && guests > row.guests)
      throw row.state === WAITING ? tooFewPlaces(limit) : tooFewLeft(event)
    const heldUntil = (await mayHold(rows, { ...row, people: 1 + guests })) ? row.heldUntil : null
    await rows.update(Attendance, row.id, { guests, heldUntil })
  })
}

export const noHold = { heldUntil: null, expiresAt: null, network: null }

/** Also for past events. Deletes all rows of the address, but a repeat deletes only itself. @throws NOT_FOUND */
export const withdraw = (key: string, context: Context) => changing(key, context, remove)

export const remove = (rows: EntityManager, { id, eventId, email, repeats }: Attendance) =>
  rows.delete(Attendance, repeats || !email ? { id } : { eventId, email })

/** Tries are counted by reply, so that nobody else in its network keeps the owner of a link out. */
async function changing(
  key: string,
  context: Context,
  change: (rows: EntityManager, row: Attendance, event: Event) => Promise<unknown>,
): Promise<OwnAttendance> {
  const find = (rows: EntityManager) => findByKey(rows, key, context)
  const missing = () => gone(msg("This place does not exist."))
  const found = await find(context.database.read)
  if (!found) throw missing()
  await context.throttle.consume("attendance", `reply ${found.id}`)
  return shown(await changeAndSettle({ find, change, missing }, context), key, context)
}

async function findByKey(rows: EntityManager, key: string, { keys }: Pick<Context, "keys">) {
  const read = keys.read(key)
  if (!read || ![onDevice, byMail].includes(read.purpose)) return null
  const row = await rows.findOneBy(Attendance, { id: read.id })
  if (!row || !read.matches(row)) return null
  return row.expiresAt && row.expiresAt <= new Date() ? null : row
}

const isMailed = (key: string, { keys }: Pick<Context, "keys">) => keys.read(key)?.purpose === byMail

const shown = (row: Attendance, key: string, context: Pick<Context, "keys">): OwnAttendance => ({
  eventId: row.eventId,
  name: row.name,
  email: hiddenAddress(row.email),
  guests: row.guests,
  state: row.state,
  heldUntil: row.heldUntil && row.heldUntil > new Date() ? row.heldUntil : null,
  toConfirm: isMailed(key, context) && (row.state === HELD || (row.state === WAITING && !row.verified)),
})
