import type { Logger } from "pino"
import { type EntityManager, LessThan } from "typeorm"
import { Role } from "../access/roles.ts"
import type { Viewer } from "../access/viewer.ts"
import { Article } from "../articles/article.ts"
import type { SearchKind } from "../content/searchable.ts"
import type { Database } from "../database/database.ts"
import { plus, setQuietly } from "../database/quietly.ts"
import { DailyRead, dayOf, daysThatCount } from "./daily-read.ts"

declare module "../api/context.ts" {
  interface Services {
    reads: Reads
  }
}

const flushMs = 60_000

interface Counted {
  kind: SearchKind
  id: number
  reads: number
}

/**
 * Counts how often items are read, and by whom nobody knows: by visitors and families, not by who wrote them nor by the
 * school's staff. Counts wait in memory, so that reading writes nothing; they are stored every minute and when the site
 * stops. A crash loses at most a minute of them.
 */
export class Reads {
  private counts = new Map<string, Counted>()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushMs).unref()
  }

  /** Counts one item as read once, unless the reader is staff or its author. */
  count(kind: SearchKind, { id, userId }: { id: number; userId: number }, reader: Viewer) {
    if (reader.role < Role.EDITOR && reader.id !== userId) this.add({ kind, id, reads: 1 })
  }

  /** Stores what was counted. What cannot be stored is counted again the next time. */
  async flush() {
    const counts = [...this.counts.values()]
    if (counts.length === 0) return
    this.counts.clear()
    try {
      await this.database.write((rows) => store(rows, counts), { late: true })
    } catch (error) {
      this.log.warn({ err: error }, "reads could not be stored")
      for (const counted of counts) this.add(counted)
    }
  }

  async stop() {
    clearInterval(this.timer)
    await this.flush()
  }

  private add({ kind, id, reads }: Counted) {
    const key = `${kind} ${id}`
    this.counts.set(key, { kind, id, reads: reads + (this.counts.get(key)?.reads ?? 0) })
  }
}

async function store(rows: EntityManager, counts: Counted[]) {
  const day = dayOf(new Date())
  for (const { kind, id, reads } of counts) {
    await rows.query(
      `INSERT INTO "daily_reads" ("day", "kind", "itemId", "reads") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("day", "kind", "itemId") DO UPDATE SET "reads" = "daily_reads"."reads" + excluded."reads"`,
      [day, kind, id, reads],
    )
    if (kind === "ARTICLE") await setQuietly(rows, Article, id, { reads: plus("reads", reads) })
  }
  await rows.delete(DailyRead, { day: LessThan(dayOf(new Date(), daysThatCount)) })
}
