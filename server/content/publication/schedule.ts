import { type EntityManager, LessThanOrEqual, MoreThan } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import type { Services } from "../api/context.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { classOf } from "../items/item-type.ts"
import { PendingChange, pendingChangeOf } from "../items/pending-change.ts"
import type { PublicationInput } from "../items/publication-input.ts"
import { storedRow } from "../items/shown-rows.ts"
import { activeEditor, whoScheduled } from "./may-publish.ts"

const { WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

/** Clocks are set, machines sleep, and other processes do not announce their schedules. */
const longestSleepMs = 60_000
const atATime = 1_000

type ScheduleOptions = Pick<Services, "database" | "pictures" | "content" | "publishing" | "log"> & {
  types: ContentType<OwnedRow>[]
}

type Due = { due?: PublicationInput; isHeld: boolean }

type Item = { type: ContentType<OwnedRow>; id: number }

/** Sleeps until the next moment. Catches up on start, with the original moments. One process takes each item. */
export class Schedule {
  private timer?: NodeJS.Timeout
  /** The next known due moment, in milliseconds since 1970. */
  nextAt = Number.POSITIVE_INFINITY
  private isStopped = true
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly options: ScheduleOptions) {}

  /** Runs what fell due during a downtime, before the site answers requests. */
  async catchUp() {
    const now = new Date()
    const failed = await this.runDue(now)
    // A failed change is still to come: shared caches must keep no page beyond it.
    const again = failed ? now.getTime() + longestSleepMs : Number.POSITIVE_INFINITY
    this.nextAt = Math.min(again, await this.next(now))
  }

  start() {
    this.isStopped = false
    this.sleep()
  }

  async stop() {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }

  note(moment: Date) {
    this.nextAt = Math.min(this.nextAt, moment.getTime())
    this.sleep()
  }

  /** Logs failures and retries them at the next wake-up. @returns their number */
  async runDue(now = new Date()): Promise<number> {
    let failed = 0
    for (const item of await this.due(now)) {
      try {
        await this.apply(item, now).catch((error) => {
          if (error.extensions?.code !== "BAD_USER_INPUT") throw error
          return this.apply(item, now, true)
        })
      } catch (error) {
        this.options.log.error(
          { err: error, type: item.type.name, item: item.id },
          "could not be published or taken down",
        )
        failed++
      }
    }
    return failed
  }

  private sleep() {
    clearTimeout(this.timer)
    if (this.isStopped) return
    const ms = Math.min(Math.max(0, this.nextAt - Date.now()), longestSleepMs)
    this.timer = setTimeout(() => this.wake(), ms).unref()
  }

  private wake() {
    this.running = this.catchUp()
      .catch((error) => {
        this.options.log.error({ err: error }, "schedule could not be read")
        this.nextAt = Date.now() + longestSleepMs
      })
      .finally(() => this.sleep())
  }

  private async due(now: Date): Promise<Item[]> {
    const { database, types } = this.options
    const dueNow = LessThanOrEqual(now)
    const found = types.map(async (type) => {
      const where = [
        { state: SCHEDULED, publishAt: dueNow },
        { state: PUBLISHED, expiresAt: dueNow },
      ]
      const items = await database.read.find(type, { where, order: { publishAt: "ASC", id: "ASC" }, take: atATime })
      return items.map(({ id }) => ({ type, id }))
    })
    const changes = await database.read.find(PendingChange, {
      where: { state: SCHEDULED, publishAt: dueNow },
      order: { publishAt: "ASC", id: "ASC" },
      take: atATime,
    })
    const changed = changes.map(({ type, itemId }) => ({ type: classOf(type) as ContentType<OwnedRow>, id: itemId }))
    return [...(await Promise.all(found)).flat(), ...changed]
  }

  /** `isHeld`: it was refused, such as for a picture that may not be public, and waits for a person to look. */
  private apply({ type, id }: Item, now: Date, isHeld = false) {
    const { pictures, content, publishing } = this.options
    return pictures.write([], { viewer: visitor }, async (rows, pictures) => {
      if (!(await isMine(rows, type, id))) return
      const item = await storedRow(rows, type, id)
      if (!item) return
      const change = await dueChangeOf(rows, type, item, now)
      if (change) return publishing.publishDue(content, { rows, pictures }, { type, item, change, now, isHeld })
      const publication = await unlessHeld(rows, type, item, { due: dueOf(item, now), isHeld })
      if (publication)
        await content.editWithin({ rows, pictures }, { type, id, input: { publication }, viewer: visitor })
    })
  }

  private async next(now: Date): Promise<number> {
    const { database, types } = this.options
    const kinds: [new () => { publishAt: Date | null; expiresAt: Date | null }, ContentState][] = [
      ...types.map((type): (typeof kinds)[number] => [type, SCHEDULED]),
      [PendingChange, SCHEDULED],
    ]
    const moments = kinds.map(([type, state]) => earliest(database.read, type, state, "publishAt", now))
    const ends = types.map((type) => earliest(database.read, type, PUBLISHED, "expiresAt", now))
    const known = (await Promise.all([...moments, ...ends])).flatMap((moment) => moment?.getTime() ?? [])
    return Math.min(...known)
  }
}

/** Submits a scheduled item for review if it was refused, or its account is suspended. */
async function unlessHeld(rows: EntityManager, type: ContentType<OwnedRow>, item: OwnedRow, { due, isHeld }: Due) {
  if (due?.as !== PUBLISHED) return due
  const mayPublish = !isHeld && (await activeEditor(rows, await whoScheduled(rows, type, item)))
  return mayPublish ? due : { as: WAITING }
}

/** Taking it down wins, if both fell due during a downtime. */
function dueOf({ state, publishAt, expiresAt }: OwnedRow, now: Date): PublicationInput | undefined {
  const isOver = expiresAt !== null && expiresAt <= now
  const plannedFor = publishAt ?? undefined
  if (state === SCHEDULED && publishAt && publishAt <= now)
    return isOver ? { as: TAKEN_DOWN, plannedFor, expiresAt: null } : { as: PUBLISHED, plannedFor }
  return state === PUBLISHED && isOver ? { as: TAKEN_DOWN, expiresAt: null } : undefined
}

/** Null if the item is to be taken down before. */
async function dueChangeOf(rows: EntityManager, type: ContentType<OwnedRow>, item: OwnedRow, now: Date) {
  const change = item.state === PUBLISHED ? await pendingChangeOf(rows, type, item.id) : null
  if (change?.state !== SCHEDULED || !change.publishAt || change.publishAt > now) return null
  return item.expiresAt && item.expiresAt < change.publishAt ? null : change
}

async function earliest(
  read: EntityManager,
  type: new () => { publishAt: Date | null; expiresAt: Date | null },
  state: ContentState,
  column: "publishAt" | "expiresAt",
  now: Date,
) {
  const [first] = await read.find<{ publishAt: Date | null; expiresAt: Date | null }>(type, {
    where: { state, [column]: MoreThan(now) } as object,
    order: { [column]: "ASC" },
    take: 1,
  })
  return first?.[column]
}

/** False if another process has locked the row, or it is gone. On SQLite writers take turns anyway. */
async function isMine(rows: EntityManager, type: ContentType<OwnedRow>, id: number): Promise<boolean> {
  if (rows.connection.options.type !== "postgres") return true
  const lock = { mode: "pessimistic_write", onLocked: "skip_locked" } as const
  return (await rows.findOne(type, { where: { id }, select: { id: true }, lock })) !== null
}
