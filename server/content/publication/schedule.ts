import { type EntityManager, type FindManyOptions, type FindOperator, LessThanOrEqual, MoreThan } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import type { Services } from "../api/context.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { classOf } from "../items/item-type.ts"
import { PendingChange, pendingChangeOf } from "../items/pending-change.ts"
import type { PublicationInput } from "../items/publication-input.ts"
import { storedRow } from "../items/shown-rows.ts"
import { activeEditor, schedulerOf } from "./active-editor.ts"

const { WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

/** Short, as clocks are set, machines sleep, and other processes do not announce their schedules. */
const maxSleepMs = 60_000
const batchSize = 1_000

type ScheduleOptions = Pick<Services, "database" | "pictures" | "content" | "publishing" | "log"> & {
  types: ContentType<OwnedRow>[]
}

type Due = { due?: PublicationInput; isRefused: boolean }

type Planned = { type: new () => OwnedRow | PendingChange; state: ContentState; column: "publishAt" | "expiresAt" }

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
    // A failed change is retried: shared caches must keep no page beyond the retry.
    const retryAt = failed ? now.getTime() + maxSleepMs : Number.POSITIVE_INFINITY
    this.nextAt = Math.min(retryAt, await this.next(now))
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

  wakeAt(moment: Date) {
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
    const ms = Math.min(Math.max(0, this.nextAt - Date.now()), maxSleepMs)
    this.timer = setTimeout(() => this.wake(), ms).unref()
  }

  private wake() {
    this.running = this.catchUp()
      .catch((error) => {
        this.options.log.error({ err: error }, "schedule could not be read")
        this.nextAt = Date.now() + maxSleepMs
      })
      .finally(() => this.sleep())
  }

  private get planned(): Planned[] {
    const ofTypes = this.options.types.flatMap((type): Planned[] => [
      { type, state: SCHEDULED, column: "publishAt" },
      { type, state: PUBLISHED, column: "expiresAt" },
    ])
    return [...ofTypes, { type: PendingChange, state: SCHEDULED, column: "publishAt" }]
  }

  private async due(now: Date): Promise<Item[]> {
    const found = this.planned.map((planned) => this.read(planned, LessThanOrEqual(now), batchSize))
    return (await Promise.all(found)).flat().map((row) => {
      if (!(row instanceof PendingChange)) return { type: row.contentType as ContentType<OwnedRow>, id: row.id }
      return { type: classOf(row.type) as ContentType<OwnedRow>, id: row.itemId }
    })
  }

  private async next(now: Date): Promise<number> {
    const moments = this.planned.map(async (planned) => {
      const [first] = await this.read(planned, MoreThan(now), 1)
      return first?.[planned.column]?.getTime() ?? Number.POSITIVE_INFINITY
    })
    return Math.min(...(await Promise.all(moments)))
  }

  private read({ type, state, column }: Planned, moment: FindOperator<Date>, take: number) {
    const planned: FindManyOptions<OwnedRow> = {
      where: { state, [column]: moment },
      order: { [column]: "ASC", id: "ASC" },
    }
    return this.options.database.read.find<OwnedRow | PendingChange>(type, { ...planned, take } as object)
  }

  /** `isRefused`: publication was refused, such as for a picture that may not be public, and waits for a person. */
  private apply({ type, id }: Item, now: Date, isRefused = false) {
    const { pictures, content, publishing } = this.options
    return pictures.write([], { viewer: visitor }, async (rows, pictures) => {
      if (!(await tryLock(rows, type, id))) return
      const item = await storedRow(rows, type, id)
      if (!item) return
      const change = await dueChangeOf(rows, type, item, now)
      if (change) return publishing.publishDue(content, { rows, pictures }, { type, item, change, now, isRefused })
      const publication = await orForReview(rows, type, item, { due: dueOf(item, now), isRefused })
      if (publication)
        await content.editWithin({ rows, pictures }, { type, id, input: { publication }, viewer: visitor })
    })
  }
}

/** Submits a scheduled item for review if it was refused, or if the scheduling account may no longer publish. */
async function orForReview(rows: EntityManager, type: ContentType<OwnedRow>, item: OwnedRow, { due, isRefused }: Due) {
  if (due?.as !== PUBLISHED) return due
  const mayPublish = !isRefused && (await activeEditor(rows, await schedulerOf(rows, type, item)))
  return mayPublish ? due : { as: WAITING }
}

/** Takes the item down if both changes fell due during a downtime. */
function dueOf({ state, publishAt, expiresAt }: OwnedRow, now: Date): PublicationInput | undefined {
  const isOver = expiresAt !== null && expiresAt <= now
  const plannedFor = publishAt ?? undefined
  if (state === SCHEDULED && publishAt && publishAt <= now)
    return isOver ? { as: TAKEN_DOWN, plannedFor, expiresAt: null } : { as: PUBLISHED, plannedFor }
  return state === PUBLISHED && isOver ? { as: TAKEN_DOWN, expiresAt: null } : undefined
}

/** Null if the item is taken down before. */
async function dueChangeOf(rows: EntityManager, type: ContentType<OwnedRow>, item: OwnedRow, now: Date) {
  const change = item.state === PUBLISHED ? await pendingChangeOf(rows, type, item.id) : null
  if (change?.state !== SCHEDULED || !change.publishAt || change.publishAt > now) return null
  return item.expiresAt && item.expiresAt < change.publishAt ? null : change
}

/** False if another process has locked the row, or if it is deleted. On SQLite, writers take turns anyway. */
async function tryLock(rows: EntityManager, type: ContentType<OwnedRow>, id: number): Promise<boolean> {
  if (rows.connection.options.type !== "postgres") return true
  const lock = { mode: "pessimistic_write", onLocked: "skip_locked" } as const
  return (await rows.findOne(type, { where: { id }, select: { id: true }, lock })) !== null
}
