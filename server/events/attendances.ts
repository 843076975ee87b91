import type { EntityManager } from "typeorm"
import type { Context } from "../api/context.ts"
import { badInput, conflict, notFound } from "../api/failures.ts"
import { lockedRows } from "../database/locked-rows.ts"
import { Attendance, type AttendanceInput } from "./attendance.ts"
import { Event } from "./event.ts"

/**
 * Says that somebody will come, once for each address and event: a second time changes nothing and answers the same.
 * @throws NOT_FOUND; BAD_USER_INPUT for an event that is over or cancelled; CONFLICT where there are not enough places.
 */
export async function confirmAttendance(
  eventId: number,
  { name, email, guests }: AttendanceInput,
  { database }: Context,
) {
  const address = email.toLowerCase()
  await database.write(async (rows) => {
    const event = await openEvent(rows, eventId)
    if (await rows.existsBy(Attendance, { eventId, email: address })) return
    takePlaces(event, 1 + guests)
    await rows.insert(Attendance, { eventId, name, email: address, guests, createdAt: new Date() })
    await rows.increment(Event, { id: eventId }, "attending", 1 + guests)
  })
}

async function openEvent(rows: EntityManager, id: number) {
  const event = await rows.findOne(Event, { where: { id }, ...lockedRows(rows) })
  if (!event) throw notFound()
  if (event.cancelled) throw badInput({ event: "This event has been cancelled." })
  if ((event.endDate ?? event.date) < new Date()) throw badInput({ event: "This event is over." })
  return event
}

function takePlaces(event: Event, people: number) {
  const left = event.placesLeft()
  if (left === null || people <= left) return
  throw conflict(left === 0 ? "All places are taken." : `There are only ${left} places left.`)
}
