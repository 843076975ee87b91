import { TZDateMini } from "@date-fns/tz"
import type { Logger } from "pino"
import type { Database } from "../database/database.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { allForms } from "./form.ts"

export async function purgeSubmissions({ database, log }: { database: Database; log: Logger }) {
  const { formNotes, timeZone } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  for (const { name, type } of allForms()) {
    const { keptMonths } = formNotes[name]
    if (keptMonths == null) continue
    const { affected } = await database.write((rows) =>
      rows
        .createQueryBuilder()
        .delete()
        .from<object>(type)
        .where(`"createdAt" < :before`, { before: monthsAgo(keptMonths, timeZone).toISOString() })
        .execute(),
    )
    if (affected) log.info({ what: name, rows: affected }, "purged")
  }
}

/** The same hour of the same day, by the school's clocks. */
function monthsAgo(months: number, zone: string) {
  const day = new TZDateMini(Date.now(), zone)
  return new Date(day.setMonth(day.getMonth() - months))
}
