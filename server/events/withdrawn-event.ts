import { Column, Entity, type EntityManager, Index, LessThan, PrimaryColumn } from "typeorm"
import { InstantColumn } from "../database/instant.ts"
import { calendarBegins, endOf } from "./calendar.ts"
import type { Event } from "./event.ts"

/**
 * What is kept of an event that was deleted before it was over, so that calendars which hold it are told: when it would
 * have been and what it was called, without its place and its words.
 */
@Entity("withdrawn_events")
export class WithdrawnEvent {
  /** The event's. */
  @PrimaryColumn("integer")
  id!: number

  @Column("text")
  title!: string

  @Index()
  @InstantColumn()
  date!: Date

  @InstantColumn({ nullable: true })
  endDate?: Date | null

  @InstantColumn()
  createdAt!: Date

  /** When it was deleted. */
  @InstantColumn()
  updatedAt!: Date

  /** One more than the event's last: calendars take the higher one. */
  @Column("integer")
  version!: number
}

/** Keeps what calendars must be told of an event that is being deleted, and forgets what they no longer show. */
export async function withdraw(rows: EntityManager, event: Event) {
  const now = new Date()
  await rows.delete(WithdrawnEvent, { date: LessThan(calendarBegins(now)) })
  if (endOf(event) < now) return
  const { id, title, date, endDate, createdAt, version } = event
  await rows.insert(WithdrawnEvent, { id, title, date, endDate, createdAt, updatedAt: now, version: version + 1 })
}

/** Of an event that is taken out of the bin calendars are told again: its version is higher than the one that withdrew it. */
export async function announceAgain(rows: EntityManager, { id }: Event) {
  await rows.delete(WithdrawnEvent, id)
}
