import { Column, Entity, type EntityManager, Index, LessThan, PrimaryColumn } from "typeorm"
import { ContentState } from "../../content/items/content-state.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { calendarBegins, defaultDurationMs, endOf } from "./event-times.ts"

/** A deleted event, for calendars that hold it: its time and title, no place and no words. */
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

  /** The time when it was deleted or taken down. */
  @InstantColumn()
  updatedAt!: Date

  /** One more than the event's last: calendars take the higher one. */
  @Column("integer")
  version!: number
}

type Withdrawable = Omit<WithdrawnEvent, "updatedAt"> & { state: ContentState }

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

/** Like `withdraw`, for a deleted event: unpublished ones leave nothing. */
export async function withdrawDeleted(rows: EntityManager, event: Withdrawable) {
  if (event.state === ContentState.PUBLISHED) await withdraw(rows, event)
}

/** Like `withdraw`, for an event that was taken down, which has already raised its version. */
export function withdrawTakenDown(rows: EntityManager, event: Withdrawable) {
  return withdraw(rows, { ...event, version: event.version - 1 })
}

/** Everybody sees an event again: calendars get the event itself, whose version is higher than the one that withdrew it. */
export async function announceAgain(rows: EntityManager, { id }: { id: number }) {
  await rows.delete(WithdrawnEvent, { id })
}

/** Like `announceAgain`, for an event from the bin: calendars hear nothing of an unpublished one. */
export async function restoreAnnounced(rows: EntityManager, event: Withdrawable) {
  if (event.state === ContentState.PUBLISHED) await announceAgain(rows, event)
}

/** Removes an erased event's name from calendars that are fetched from now on. */
export async function forgetTitle(rows: EntityManager, id: number) {
  await rows.update(WithdrawnEvent, id, { title: "" })
}

/** Like `forgetTitle`, for all past events, which nobody waits for any more. */
export async function forgetTitlesOfPast(rows: EntityManager) {
  const now = Date.now()
  const over = `"endDate" < $1 OR ("endDate" IS NULL AND "date" < $2)`
  await rows.query(`UPDATE "withdrawn_events" SET "title" = '' WHERE "title" <> '' AND (${over})`, [
    new Date(now).toISOString(),
    new Date(now - defaultDurationMs).toISOString(),
  ])
}
