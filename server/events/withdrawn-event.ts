import { Column, Entity, type EntityManager, Index, LessThan, PrimaryColumn } from "typeorm"
import { ContentState } from "../content/content-state.ts"
import { InstantColumn } from "../database/instant.ts"
import type { Event } from "./event.ts"
import { calendarBegins, defaultDurationMs, endOf } from "./event-times.ts"

/** So that calendars which hold a deleted event hear of it: when it would have been and its title, no place and no words. */
@Entity("withdrawn_events")
export class WithdrawnEvent {
  @PrimaryColumn("integer")
  id!: number

  /** Empty once the event is erased, or is over: calendars know it by its UID. */
  @Column("text")
  title!: string

  @Index()
  @InstantColumn()
  date!: Date

  @InstantColumn({ nullable: true })
  endDate?: Date | null

  @Column("boolean", { default: false })
  allDay!: boolean

  @InstantColumn()
  createdAt!: Date

  /** When it was deleted or taken down. */
  @InstantColumn()
  updatedAt!: Date

  /** One more than the event's last: calendars take the higher one. */
  @Column("integer")
  version!: number
}

/** Keeps what calendars must learn of an event that nobody sees any more, and forgets what they no longer show. */
async function withdraw(rows: EntityManager, event: Withdrawable) {
  const now = new Date()
  await rows.delete(WithdrawnEvent, { date: LessThan(calendarBegins(now)) })
  if (endOf(event) < now) return
  const { id, title, date, endDate, allDay, createdAt, version } = event
  await rows.insert(WithdrawnEvent, {
    id,
    title,
    date,
    endDate,
    allDay,
    createdAt,
    updatedAt: now,
    version: version + 1,
  })
}

/** As `withdraw`, for one that is being deleted: of what was not published, nothing is kept. */
export async function withdrawDeleted(rows: EntityManager, event: Event) {
  if (event.state === ContentState.PUBLISHED) await withdraw(rows, event)
}

/** As `withdraw`, for one that was taken down, which has counted as a change of it. */
export function withdrawTakenDown(rows: EntityManager, event: Event) {
  return withdraw(rows, { ...event, version: event.version - 1 })
}

/** Everybody sees an event again: calendars get the event itself, whose version is higher than the one that withdrew it. */
export async function announceAgain(rows: EntityManager, { id }: Event) {
  await rows.delete(WithdrawnEvent, { id })
}

/** As `announceAgain`, for one that is taken out of the bin: of what is not published, calendars hear nothing new. */
export async function restoreAnnounced(rows: EntityManager, event: Event) {
  if (event.state === ContentState.PUBLISHED) await announceAgain(rows, event)
}

/** What is erased stands by name in no calendar that is asked for from now on. */
export async function forgetTitle(rows: EntityManager, id: number) {
  await rows.update(WithdrawnEvent, id, { title: "" })
}

/** As `forgetTitle`, of all that are over: nobody waits for them any more. */
export async function forgetTitlesOfPast(rows: EntityManager) {
  const now = Date.now()
  const over = `"endDate" < $1 OR ("endDate" IS NULL AND "date" < $2)`
  await rows.query(`UPDATE "withdrawn_events" SET "title" = '' WHERE "title" <> '' AND (${over})`, [
    new Date(now).toISOString(),
    new Date(now - defaultDurationMs).toISOString(),
  ])
}

type Withdrawable = Pick<Event, "id" | "title" | "date" | "endDate" | "allDay" | "createdAt" | "version">
