import { Between, type EntityManager } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import { Notice } from "../notices/notice.ts"

const lastTransition = `SELECT MAX("at") AS last FROM
  (SELECT "startsAt" AS "at" FROM "notices" UNION ALL SELECT "endsAt" FROM "notices") AS moments WHERE "at" <= $1`

/** Notices that began or ended since `known` (ms), which fires no trigger; the current ones if undefined. */
export async function noticeTransitions(rows: EntityManager, known: number | undefined, now = new Date()) {
  const since = Between(new Date((known ?? 0) + 1), now)
  const where = known === undefined ? Notice.visibleTo(visitor) : [{ startsAt: since }, { endsAt: since }]
  const found = await rows.find(Notice, { where, order: { startsAt: "ASC", id: "ASC" } })
  const [{ last }] = await rows.query(lastTransition, [now.toISOString()])
  const ids = found.flatMap(({ id, startsAt, endsAt }) => (startsAt < endsAt ? [id] : []))
  return { ids, known: last ? Date.parse(last) : 0 }
}
