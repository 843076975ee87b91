import { IsNull, LessThan, Not } from "typeorm"
import type { Services } from "../../content/api/context.ts"
import { addDays, dayIn, startOf } from "../../content/items/day.ts"
import { Child, ConsentAnswer } from "../../content/pictures/child.ts"

/** How long a yes of an earlier school year stays valid. */
export const renewalDays = 30

/** If the school asks yearly, ends each yes from before this school year `renewalDays` from today. */
export async function scheduleRenewals({ database: { read, write } }: Pick<Services, "database">, now: Date) {
  const [site] = await read.query(`SELECT "asksYearly", "timeZone" FROM "site_info" WHERE "id" = 1`)
  if (!site) return
  const today = dayIn(site.timeZone, now)
  const [year] = site.asksYearly ? await read.query(currentYearSql, [today]) : []
  if (site.asksYearly && !year) return
  const before = year && LessThan(startOf(year.firstDay, site.timeZone))
  const where = year ? { answer: ConsentAnswer.YES, answeredAt: before, renewBy: IsNull() } : { renewBy: Not(IsNull()) }
  if (!(await read.existsBy(Child, where))) return
  await write((rows) => rows.update(Child, where, { renewBy: year ? addDays(today, renewalDays) : null }))
}

const currentYearSql = `SELECT MIN("firstDay") AS "firstDay" FROM "school_dates" WHERE "kind" = 'TERM'
  GROUP BY "year" HAVING MIN("firstDay") <= $1 ORDER BY "year" DESC LIMIT 1`
