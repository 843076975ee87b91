import type { Logger } from "pino"
import { type EntityManager, LessThan } from "typeorm"
import { Role } from "../../access/roles.ts"
import type { Viewer } from "../../access/viewer.ts"
import type { SearchKind } from "../../content/items/searchable.ts"
import { BufferedCounts, type Counted } from "../../store/database/buffered-counts.ts"
import type { Database } from "../../store/database/database.ts"
import { plus, updateUnversioned } from "../../store/database/update-unversioned.ts"
import { Article } from "../articles/article.ts"
import { DailyRead, dayOf, daysThatCount } from "./daily-read.ts"

interface ReadItem {
  kind: SearchKind
  id: number
}

/** Counts reads by visitors and families, without recording who read. */
export class Reads extends BufferedCounts<ReadItem> {
  constructor(database: Database, log: Logger) {
    super({ database, log, name: "reads", keyOf: ({ kind, id }) => `${kind} ${id}`, store })
  }

  count(kind: SearchKind, { id, userId }: { id: number; userId: number }, reader: Viewer) {
    if (reader.role < Role.EDITOR && reader.id !== userId) this.add({ kind, id })
  }
}

async function store(rows: EntityManager, counts: Counted<ReadItem>[]) {
  const day = dayOf(new Date())
  for (const { value, times } of counts) {
    const { kind, id } = value
    await rows.query(
      `INSERT INTO "daily_reads" ("day", "kind", "itemId", "reads") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("day", "kind", "itemId") DO UPDATE SET "reads" = "daily_reads"."reads" + excluded."reads"`,
      [day, kind, id, times],
    )
    if (kind === "ARTICLE") await updateUnversioned(rows, Article, id, { reads: plus("reads", times) })
  }
  await rows.delete(DailyRead, { day: LessThan(dayOf(new Date(), daysThatCount)) })
}
