import type { EntityManager } from "typeorm"
import type { Context } from "../api/context.ts"
import { badInput, conflict, notFound } from "../api/failures.ts"
import { ContentState } from "../content/content-state.ts"
import { plus, setQuietly } from "../database/quietly.ts"
import { Attendance, type AttendanceInput } from "./attendance.ts"
import { Event } from "./event.ts"
import { endOf } from "./event-times.ts"

/**
 * Says that somebody will come, once for each address and event: a second time changes nothing and answers the same.
 * Places are looked at first, whoever asks, so that no answer tells whether an address has confirmed before.
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
    requirePlaces(event, 1 + guests)
    if (await rows.existsBy(Attendance, { eventId, email: address })) return
    await rows.insert(Attendance, { eventId, name, email: address, guests, createdAt: new Date() })
    await setQuietly(rows, Event, eventId, { attending: plus("attending", 1 + guests) })
  })
}

async function openEvent(rows: EntityManager, id: number) {
  const event = await rows.findOne(Event, { where: { id } })
  if (event?.state !== ContentState.PUBLISHED) throw notFound()
  if (event.cancelled) throw badInput({ event: "This event has been cancelled." })
  if (endOf(event) < new Date()) throw badInput({ event: "This event is over." })
  return event
}

function requirePlaces(event: Event, people: number) {
  const left = event.placesLeft()
  if (left === null || people <= left) return
  const news = left === 0 ? "All places are taken." : left === 1 ? "One place is left." : `${left} places are left.`
  throw conflict(`${news} Whoever has confirmed before keeps their place.`)
}
