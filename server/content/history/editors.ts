import { LRUCache } from "lru-cache"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import type { Counters, Database } from "../../store/database/database.ts"
import type { ItemType } from "../items/item-type.ts"

/** Milliseconds after which a form that stopped reporting counts as closed. */
const timeoutMs = 60_000

export interface Editor {
  user: { id: number; name: string }
  since: Date
}

/** Tracks who has which item's form open. Advisory: conflicts are settled without it. */
export interface Editors {
  /** Reports a form as open or closed. Returns the other editors, the earliest first. */
  report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]>
}

export const editorsIn = ({ counters }: Pick<Database, "counters">): Editors =>
  counters ? new EditorsInTable(counters) : new EditorsInMemory()

/** Uses a monotonic clock. */
export class EditorsInMemory implements Editors {
  private readonly forms: LRUCache<string, Editor & { item: string }>

  constructor(now = () => performance.now()) {
    this.forms = new LRUCache({ max: 10_000, ttl: timeoutMs, ttlResolution: 0, perf: { now } })
  }

  async report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]> {
    const userId = accountIdOf(viewer)
    const item = `${type} ${id}`
    const key = `${item} ${userId}`
    const { since = new Date() } = this.forms.get(key) ?? {}
    if (closed) this.forms.delete(key)
    else this.forms.set(key, { item, since, user: { id: userId, name: viewer.name ?? "" } })
    return [...this.forms.values()]
      .filter((form) => form.item === item && form.user.id !== userId)
      .sort((one, other) => one.since.getTime() - other.since.getTime())
  }
}

/** Milliseconds since 1970 by the database's clock, as machines' clocks differ. */
const clock = "WITH clock AS (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now)"

const otherEditors = `
  SELECT users.id, users.name, since FROM clock, open_forms JOIN users ON users.id = "userId"
  WHERE type = $1 AND "itemId" = $2 AND "userId" <> $3 AND "seenAt" >= now - ${timeoutMs}
  ORDER BY since, users.id`

/** One statement outside the write queue, as forms report twice a minute. Also deletes forgotten, unlocked forms. */
const reportOpen = `
  ${clock},
  forgotten AS (
    DELETE FROM open_forms WHERE (type, "itemId", "userId") IN (
      SELECT type, "itemId", "userId" FROM open_forms, clock
      WHERE "seenAt" < now - ${timeoutMs} AND (type, "itemId", "userId") <> ($1, $2, $3)
      FOR UPDATE OF open_forms SKIP LOCKED)),
  own AS (
    INSERT INTO open_forms (type, "itemId", "userId", since, "seenAt") SELECT $1, $2, $3, now, now FROM clock
    ON CONFLICT (type, "itemId", "userId") DO UPDATE SET "seenAt" = excluded."seenAt",
      since = CASE WHEN open_forms."seenAt" < excluded."seenAt" - ${timeoutMs} THEN excluded.since ELSE open_forms.since END)
  ${otherEditors}`

const reportClosed = `
  ${clock}, own AS (DELETE FROM open_forms WHERE type = $1 AND "itemId" = $2 AND "userId" = $3)
  ${otherEditors}`

class EditorsInTable implements Editors {
  constructor(private readonly counters: Counters) {}

  async report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]> {
    const { rows } = await this.counters.query({
      text: closed ? reportClosed : reportOpen,
      values: [type, id, accountIdOf(viewer)],
    })
    return (rows as { id: number; name: string; since: number }[]).map(({ id, name, since }) => ({
      user: { id, name },
      since: new Date(since),
    }))
  }
}
