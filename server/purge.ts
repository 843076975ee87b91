import type { Logger } from "pino"
import { Session } from "./access/session.ts"
import { RecurringJob } from "./background/recurring-job.ts"
import { AddedItem } from "./content/added-item.ts"
import type { Database } from "./database/database.ts"
import { forgetTitlesOfPast } from "./events/withdrawn-event.ts"
import { purgeHistory } from "./history/purge-history.ts"
import { UploadCount } from "./images/quota.ts"
import { purgeSubmissions } from "./inbox/purge-submissions.ts"
import { OutboxMail } from "./mail/outbox-mail.ts"
import { Draft } from "./publication/draft.ts"
import { releaseDiscarded } from "./publication/draft-pictures.ts"
import { Preview } from "./publication/preview.ts"
import { MissedSearch } from "./search/missed-search.ts"
import { AccountLink } from "./users/account-link.ts"

const dayMs = 24 * 60 * 60 * 1000

/** What is of no use any more, and how many days after the moment that a column holds. */
const purged = [
  { what: "expired sessions", type: Session, column: "expiresAt", days: 0 },
  { what: "links to accounts", type: AccountLink, column: "expiresAt", days: 0 },
  { what: "sent mails", type: OutboxMail, column: "sentAt", days: 90 },
  { what: "counted uploads", type: UploadCount, column: "createdAt", days: 1 },
  // Longer than a browser keeps the draft that might be sent again.
  { what: "names of adds", type: AddedItem, column: "createdAt", days: 40 },
  { what: "drafts", type: Draft, column: "updatedAt", days: 40 },
  { what: "missed searches", type: MissedSearch, column: "lastDay", days: 90 },
  { what: "previews", type: Preview, column: "expiresAt", days: 0 },
] as const

type Services = Parameters<typeof purgeHistory>[0] & { database: Database; log: Logger }

/** Deletes what is of no use any more. */
export async function purge(services: Services) {
  const { database, log } = services
  for (const { what, type, column, days } of purged) {
    // As instants are stored: TypeORM does not convert what a deletion compares.
    const before = new Date(Date.now() - days * dayMs).toISOString()
    const { affected } = await database.write((rows) =>
      rows.createQueryBuilder().delete().from<object>(type).where(`"${column}" < :before`, { before }).execute(),
    )
    if (affected) log.info({ what, rows: affected }, "purged")
  }
  await database.write(releaseDiscarded)
  await database.write(forgetTitlesOfPast)
  await purgeSubmissions(services)
  await purgeHistory(services)
}

/** Purges once a day, for sites that run for months. */
export const dailyPurge = (services: Services) =>
  new RecurringJob({ name: "purge", everyMs: dayMs, run: () => purge(services), log: services.log })
