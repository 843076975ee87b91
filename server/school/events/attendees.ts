import { ArgsType, Field, Int, ObjectType } from "type-graphql"
import { type EntityManager, type FindOptionsWhere, IsNull, Not, Raw } from "typeorm"
import { accountIdOf } from "../../access/viewer.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { pluralize } from "../../content/api/health-check.ts"
import { Act } from "../../content/items/act.ts"
import { addOnce, IdempotencyKey } from "../../content/items/added-item.ts"
import { Text } from "../../content/items/fields.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { Attendance, AttendanceState } from "./attendance.ts"
import { attendanceLetter } from "./attendance-letters.ts"
import { noteAttendees, readLetterContext, requireOpenEvent } from "./attendances.ts"
import { Event } from "./event.ts"
import { noHold, remove } from "./own-attendance.ts"
import { changeAndSettle, isTooMany, mailMovedUp, queueOrder } from "./places.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

export const AttendeePart = describedEnum("AttendeePart", "Part of those who replied to an event.", {
  COMING: "People with a place, confirmed or held, in the order in which they replied.",
  WAITING: "People without a place, in the order in which they move up: on the waiting list, or not confirmed in time.",
  TO_RING: "People whom no mail reaches: without an address, or their mail of the cancellation was not sent.",
})

export type AttendeePart = keyof typeof AttendeePart

export function attendeesIn(part: AttendeePart, eventId: number, { outbox }: Pick<Context, "outbox">) {
  const of = { eventId, repeats: false }
  const failed = outbox.canSend ? ` AND ("dueAt" IS NULL OR "tries" > 0)` : ""
  const unsent = Raw((id) => `${id} IN (SELECT "id" FROM "outbox_mails" WHERE "sentAt" IS NULL${failed})`)
  const where: Record<AttendeePart, FindOptionsWhere<Attendance>[]> = {
    COMING: coming(eventId),
    WAITING: [
      { ...of, state: WAITING },
      { ...of, state: HELD, heldUntil: IsNull() },
    ],
    TO_RING: [
      { ...of, email: "" },
      { ...of, calledOffMailId: unsent },
    ],
  }
  return { where: where[part], order: part === "WAITING" ? queueOrder : ({ id: "ASC" } as const) }
}

const coming = (eventId: number): FindOptionsWhere<Attendance>[] => [
  { eventId, repeats: false, state: CONFIRMED },
  { eventId, repeats: false, state: HELD, heldUntil: Not(IsNull()) },
]

/** Gives a place, or else moves up to first. @throws NOT_FOUND; BAD_USER_INPUT if the event is over or cancelled */
export function moveUpAttendance(id: number, context: Context): Promise<Attendance> {
  return changing(id, context, "One moved up", async (rows, row, event) => {
    requireOpenEvent(event)
    if (row.state === CONFIRMED) return
    if (!row.counts && isTooMany(event, row.people)) {
      const ahead = 1 + ((await rows.maximum(Attendance, "ahead", { eventId: event.id })) ?? 0)
      await rows.update(Attendance, id, { state: WAITING, ...noHold, ahead, verified: true })
      return
    }
    await rows.update(Attendance, id, { state: CONFIRMED, ...noHold, verified: true })
    const site = await readSite(rows)
    if (row.email) await mailMovedUp(rows, Object.assign(row, { state: CONFIRMED }), { event, site }, context)
  })
}

/** Also for past events. @throws NOT_FOUND */
export const removeAttendance = (id: number, context: Context) => changing(id, context, "One removed", remove)

function changing(
  id: number,
  context: Context,
  detail: string,
  change: (rows: EntityManager, row: Attendance, event: Event) => Promise<unknown>,
): Promise<Attendance> {
  const noted = async (rows: EntityManager, row: Attendance, event: Event) => {
    await change(rows, row, event)
    await noteAttendees(rows, event, { act: Act.ATTENDEES_CHANGED, detail }, context)
  }
  const find = (rows: EntityManager) => rows.findOneBy(Attendance, { id })
  return changeAndSettle({ find, change: noted, missing: notFound }, context)
}

@ArgsType()
export class MessageArgs {
  @Field(() => Int, { description: "Event ID." })
  id!: number

  @Text({ description: "The message.", max: 4000, required: "Please write a message." })
  text!: string

  @IdempotencyKey("A key for this message: with the same one, it is sent once.")
  idempotencyKey?: string | null
}

@ObjectType({ description: "How many a message reaches." })
export class MessageReach {
  @Field(() => Int, { description: "Number of people to whom it was mailed." })
  mailed!: number

  @Field(() => Int, { description: "Number of people who come and whom no mail reaches: ring them." })
  toRing!: number
}

/** Mails everybody who has a place, separately and once per key. @throws NOT_FOUND; CONFLICT for another text */
export async function messageAttendees(message: MessageArgs, context: Context) {
  const { outbox, viewer } = context
  const { site, school } = await readLetterContext(context)
  const { id, text } = message
  return outbox.write(async (rows) => {
    const event = await rows.findOneBy(Event, { id })
    if (!event) throw notFound()
    const all = await rows.find(Attendance, { where: coming(id), order: { id: "ASC" } })
    const reached = all.filter(({ email }) => email && outbox.canSend)
    const answer = { mailed: reached.length, toRing: all.length - reached.length }
    await addOnce(rows, { userId: accountIdOf(viewer), type: "EVENT" }, message, async () => {
      for (const row of reached) {
        const letter = attendanceLetter(row, { event, site, message: text }, context)
        await outbox.put(rows, { ...letter, kind: "attendees", replyTo: school })
      }
      const noted = { act: Act.ATTENDEES_MAILED, detail: pluralize(reached.length, "mail") }
      await noteAttendees(rows, event, noted, context)
      return id
    })
    return answer
  })
}
