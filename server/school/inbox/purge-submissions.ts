import type { Services } from "../../content/api/context.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { forms } from "./form.ts"
import { monthsAfter } from "./receipt.ts"

export async function purgeSubmissions({ database, log }: Pick<Services, "database" | "log">) {
  const { formNotes, timeZone } = await readSite(database.read)
  for (const { name, type } of forms) {
    const { keptMonths } = formNotes[name]
    if (keptMonths == null) continue
    const { affected } = await database.write((rows) =>
      rows
        .createQueryBuilder()
        .delete()
        .from<object>(type)
        .where(`"createdAt" < :before`, { before: monthsAfter(new Date(), -keptMonths, timeZone).toISOString() })
        .execute(),
    )
    if (affected) log.info({ what: name, rows: affected }, "purged")
  }
}
