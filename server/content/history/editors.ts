import { signedIn, type Viewer } from "../../access/viewer.ts"
import type { Counters, Database } from "../../store/database/database.ts"
import type { ItemType } from "../items/item-type.ts"

/** Milliseconds after which a form that stopped reporting counts as closed. */
const forgottenMs = 60_000

export interface Editor {
  user: { id: number; name: string }
  since: Date
}

declare module "../api/context.ts" {
  interface Services {
    editors: Editors
  }
}

/** Tracks who has which item's form open. Advisory: conflicts are settled without it. */
export interface Editors {
  /** Reports a form as open or closed. Returns the other editors, the earliest first. */
  report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]>
}

export const editorsIn = ({ counters }: Pick<Database, "counters">): Editors =>
  counters ? new EditorsInTable(counters) : new EditorsInMemory()

interface OpenForm extends Editor {
  seenAt: number
}

/** Uses a monotonic clock. */
export class EditorsInMemory implements Editors {
  private readonly forms = new Map<string, Map<number, OpenForm>>()

  constructor(private readonly now = () => performance.now()) {}

  async report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]> {
    const key = `${type} ${id}`
    const open = this.openOf(key)
    const userId = signedIn(viewer)
    const user = { id: userId, name: viewer.name ?? "" }
    if (closed) open.delete(userId)
    else open.set(userId, { user, since: open.get(userId)?.since ?? new Date(), seenAt: this.now() })
    if (open.size > 0) this.forms.set(key, open)
    else this.forms.delete(key)
    return [...open.values()].filter((form) => form.user.id !== userId)
  }

  private openOf(key: string) {
    this.forget()
    return this.forms.get(key) ?? new Map<number, OpenForm>()
  }

  private forget() {
    const before = this.now() - forgottenMs
    for (const [key, open] of this.forms) {
      for (const [userId, { seenAt }] of open) if (seenAt < before) open.delete(userId)
      if (open.size === 0) this.forms.delete(key)
    }
  }
}

/** Milliseconds since 1970 by the database's clock, as machines' clocks differ. */
const clock = "WITH clock AS (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now)"

const others = `
  SELECT users.id, users.name, since FROM clock, open_forms JOIN users ON users.id = "userId"
  WHERE type = $1 AND "itemId" = $2 AND "userId" <> $3 AND "seenAt" >= now - ${forgottenMs}
  ORDER BY since, users.id`

/** Takes one statement and no writer's turn: forms report twice a minute. Deletes other forgotten, unlocked forms. */
const reportOpen = `
  ${clock},
  forgotten AS (
    DELETE FROM open_forms WHERE (type, "itemId", "userId") IN (
      SELECT type, "itemId", "userId" FROM open_forms, clock
      WHERE "seenAt" < now - ${forgottenMs} AND (type, "itemId", "userId") <> ($1, $2, $3)
      FOR UPDATE OF open_forms SKIP LOCKED)),
  own AS (
    INSERT INTO open_forms (type, "itemId", "userId", since, "seenAt") SELECT $1, $2, $3, now, now FROM clock
    ON CONFLICT (type, "itemId", "userId") DO UPDATE SET "seenAt" = excluded."seenAt",
      since = CASE WHEN open_forms."seenAt" < excluded."seenAt" - ${forgottenMs} THEN excluded.since ELSE open_forms.since END)
  ${others}`

const reportClosed = `
  ${clock}, own AS (DELETE FROM open_forms WHERE type = $1 AND "itemId" = $2 AND "userId" = $3)
  ${others}`

class EditorsInTable implements Editors {
  constructor(private readonly counters: Counters) {}

  async report(type: ItemType, id: number, viewer: Viewer, closed: boolean): Promise<Editor[]> {
    const { rows } = await this.counters.query({
      text: closed ? reportClosed : reportOpen,
      values: [type, id, signedIn(viewer)],
    })
    return (rows as { id: number; name: string; since: number }[]).map(({ id, name, since }) => ({
      user: { id, name },
      since: new Date(since),
    }))
  }
}
