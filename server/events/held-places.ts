import type { Logger } from "pino"
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan, Not } from "typeorm"
import type { SignedKeys } from "../access/signed-keys.ts"
import { RecurringJob } from "../background/recurring-job.ts"
import type { Database } from "../database/database.ts"
import type { Outbox } from "../mail/outbox.ts"
import type { Settings } from "../settings.ts"
import { Attendance, AttendanceState } from "./attendance.ts"
import { Event } from "./event.ts"
import { expiresFrom, heldFrom, isOpen, settlePlaces } from "./places.ts"

declare module "../api/context.ts" {
  interface Services {
    heldPlaces: HeldPlaces
  }
}

interface Options {
  database: Database
  outbox: Outbox
  keys: SignedKeys
  settings: Settings
  log: Logger
}

/** Milliseconds. */
const lookEvery = 60_000

/** Looks once a minute whether places have become free by the clock or by an edit, so that whoever waits moves up. */
export class HeldPlaces {
  readonly job: RecurringJob

  constructor(private readonly options: Options) {
    this.job = new RecurringJob({
      name: "places that are held",
      everyMs: lookEvery,
      run: () => this.settle(),
      leads: options.database.leads,
      log: options.log,
    })
  }

  async settle(now = new Date()) {
    const { database, outbox } = this.options
    await this.shortenHeld(now)
    for (const id of await this.unsettled(now)) await database.write((rows) => this.settleOne(rows, id, now))
    outbox.wake()
  }

  /** A clock that ran ahead has held places until then. */
  private async shortenHeld(now: Date) {
    const { database } = this.options
    const [heldUntil, expiresAt] = [heldFrom(now), expiresFrom(now)]
    // Places without a network were promised for a day, by an earlier release.
    const held = { heldUntil: MoreThan(heldUntil), network: Not(IsNull()) }
    for (const [where, until] of [
      [held, { heldUntil }] as const,
      [{ expiresAt: MoreThan(expiresAt) }, { expiresAt }] as const,
    ]) {
      const found = await database.read.find(Attendance, { where, select: { id: true } })
      const ids = found.map(({ id }) => id)
      if (ids.length > 0) await database.write((rows) => rows.update(Attendance, ids, until))
    }
  }

  private async settleOne(rows: EntityManager, id: number, now: Date) {
    const event = await rows.findOneBy(Event, { id })
    if (event) await settlePlaces(rows, event, this.options, now)
  }

  /** Events of which a place was not confirmed in time, or for which somebody waits although places are free. */
  private async unsettled(now: Date): Promise<number[]> {
    const { read } = this.options.database
    const { HELD, WAITING } = AttendanceState
    const isOver = LessThanOrEqual(now)
    const over = await idsOf(read, { state: HELD, heldUntil: isOver })
    const expired = await idsOf(read, { state: HELD, expiresAt: isOver })
    const waitedFor = await idsOf(read, { state: WAITING, repeats: false })
    const events = await read.findBy(Event, { id: In(waitedFor) })
    const free = events.filter((event) => event.placesLeft() !== 0 && isOpen(event, now)).map(({ id }) => id)
    return [...new Set([...over, ...expired, ...free])]
  }
}

async function idsOf(read: EntityManager, where: FindOptionsWhere<Attendance>): Promise<number[]> {
  const rows = await read.find(Attendance, { where, select: { id: true, eventId: true } })
  return rows.map(({ eventId }) => eventId)
}
