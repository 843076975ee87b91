import { Column, Entity, type EntityManager, Index, PrimaryColumn } from "typeorm"
import { ContentState } from "../../content/items/content-state.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { calendarBegins, defaultDurationMs, endOf } from "./event-times.ts"

/** Tells subscribed calendars to remove an event; stores no place or description. */
@Entity("withdrawn_events")
export class WithdrawnEvent {
  @PrimaryColumn("integer")
  id!: number

  /** Empty once the event is erased or over; calendars match by UID. */
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

  @InstantColumn()
  updatedAt!: Date

  /** One above the event's last version, as calendars keep the higher one. */
  @Column("integer")
  version!: number
}

type Withdrawable = Omit<WithdrawnEvent, "updatedAt"> & { state: ContentState }

async function withdraw(rows: EntityManager, event: Withdrawable) {
  const now = new Date()
  // TypeORM does not convert the instants in conditions of a deletion.
  await rows.query(`DELETE FROM "withdrawn_events" WHERE "date" < $1`, [calendarBegins(now).toISOString()])
  if (endOf(event) < now) return
  const { id, title, date, endDate, allDay, createdAt, version } = event
  const shown = { id, title, date, endDate, allDay, createdAt }
  await rows.insert(WithdrawnEvent, { ...shown, updatedAt: now, version: version + 1 })
}

export async function withdrawDeleted(rows: EntityManager, event: Withdrawable) {
  if (event.state === ContentState.PUBLISHED) await withdraw(rows, event)
}

/** Taking down has already raised the version. */
export const withdrawTakenDown = (rows: EntityManager, event: Withdrawable) =>
  withdraw(rows, { ...event, version: event.version - 1 })

/** Removes the entry: the visible event has a higher version. */
export async function removeWithdrawal(rows: EntityManager, { id }: { id: number }) {
  await rows.delete(WithdrawnEvent, { id })
}

export async function restoreAnnounced(rows: EntityManager, event: Withdrawable) {
  if (event.state === ContentState.PUBLISHED) await removeWithdrawal(rows, event)
}

export async function eraseTitle(rows: EntityManager, id: number) {
  await rows.update(WithdrawnEvent, id, { title: "" })
}

export async function erasePastTitles(rows: EntityManager) {
  const now = Date.now()
  const condition = `"endDate" < $1 OR ("endDate" IS NULL AND "date" < $2)`
  await rows.query(`UPDATE "withdrawn_events" SET "title" = '' WHERE "title" <> '' AND (${condition})`, [
    new Date(now).toISOString(),
    new Date(now - defaultDurationMs).toISOString(),
  ])
}
