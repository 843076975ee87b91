import { join } from "node:path"
import type { EntityManager } from "typeorm"
import { Session } from "../access/session.ts"
import { RecurringJob } from "../base/background/recurring-job.ts"
import { removeRemains } from "../base/machine.ts"
import type { Services } from "../content/api/context.ts"
import { binDays } from "../content/history/bin.ts"
import { addressDays, purgeHistory, versionDays } from "../content/history/purge-history.ts"
import { AddedItem } from "../content/items/added-item.ts"
import { purgeRemovals } from "../content/items/change-triggers.ts"
import { UploadCount } from "../content/pictures/quota.ts"
import { Draft } from "../content/publication/draft.ts"
import { releaseDiscarded } from "../content/publication/draft-pictures.ts"
import { Preview } from "../content/publication/preview.ts"
import { MissedSearch } from "../content/search/missed-searches.ts"
import { readSite } from "../content/site-info/site-info.ts"
import { deletePastGuests, guestDays } from "../school/events/delete-past-guests.ts"
import { erasePastTitles } from "../school/events/withdrawn-event.ts"
import { forms } from "../school/inbox/form.ts"
import { purgeSubmissions } from "../school/inbox/purge-submissions.ts"
import type { Retention } from "../school/person/person.ts"
import { AccountLink } from "../school/users/account-link.ts"
import { SiteEvent } from "../school/webhooks/site-event-row.ts"
import { Delivery } from "../school/webhooks/webhook.ts"
import { MailCount } from "../store/mail/mail-budgets.ts"
import { OutboxMail } from "../store/mail/outbox-mail.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Rows to delete, `days` after the time in `column`. */
const purgeRules = [
  { what: "expired sessions", type: Session, column: "expiresAt", days: 0 },
  { what: "links to accounts", type: AccountLink, column: "expiresAt", days: 0 },
  { what: "sent mails", type: OutboxMail, column: "sentAt", days: 90 },
  { what: "mails that could not be sent", type: OutboxMail, column: "createdAt", days: 365 },
  { what: "counted mails", type: MailCount, column: "endsAt", days: 0 },
  { what: "counted uploads", type: UploadCount, column: "createdAt", days: 1 },
  // Longer than a browser keeps a draft, which it may resend.
  { what: "notes that keep a form from being saved twice", type: AddedItem, column: "createdAt", days: 40 },
  { what: "unfinished drafts", type: Draft, column: "updatedAt", days: 40 },
  { what: "words searched for in vain", type: MissedSearch, column: "lastDay", days: 90 },
  { what: "changes reported to programs", type: SiteEvent, column: "at", days: 30 },
  { what: "calls to webhooks", type: Delivery, column: "createdAt", days: 30 },
  { what: "previews", type: Preview, column: "expiresAt", days: 0 },
] as const

/** Deletions by other parts of the purge. */
const others = [
  { what: "items in the bin", days: binDays },
  { what: "earlier versions and the activity log", days: versionDays },
  { what: "network addresses of sign-ins", days: addressDays },
  { what: "guests of past events", days: guestDays },
]

/** After a longer pause the clock may have jumped. */
const believableMs = 14 * dayMs

/** Runs at each start and once a day. If the clock may be years ahead, nothing is deleted for a day. */
export class Purge {
  readonly job: RecurringJob
  /** In milliseconds of `performance.now`. */
  private doubtedAt?: number

  constructor(private readonly services: Pick<Services, "database" | "pictures" | "log" | "settings">) {
    const { database, log } = services
    this.job = new RecurringJob({
      ...{ name: "purge", intervalMs: dayMs, run: () => this.run() },
      ...{ isLeader: database.isLeader, log },
    })
  }

  async run() {
    if (await this.isClockDoubtful()) return
    const { database, log, settings } = this.services
    // A killed update or drill leaves copies of the whole site.
    await removeRemains(join(settings.dataDir, ".temporary"), (name) => name !== "uploads").catch(() => undefined)
    for (const { what, type, column, days } of purgeRules) {
      // The stored form of instants, as TypeORM does not convert the conditions of a deletion.
      const before = new Date(Date.now() - days * dayMs).toISOString()
      const { affected } = await database.write((rows) =>
        rows.createQueryBuilder().delete().from<object>(type).where(`"${column}" < :before`, { before }).execute(),
      )
      if (affected) log.info({ what, rows: affected }, "purged")
    }
    await database.write((rows) => purgeRemovals(rows, new Date(Date.now() - 90 * dayMs).toISOString()))
    await database.write(releaseDiscarded)
    await database.write(erasePastTitles)
    const guests = await database.write(deletePastGuests)
    if (guests) log.info({ what: "guests of past events", rows: guests }, "purged")
    await purgeSubmissions(this.services)
    await purgeHistory(this.services)
    await database.scrub?.()
  }

  /** For the office: retention of rows that may name somebody. */
  async retention(): Promise<Retention[]> {
    const { formNotes } = await readSite(this.services.database.read)
    const sent = forms.map(({ name, plural }) => ({ what: plural, months: formNotes[name].keptMonths }))
    return [...sent, ...purgeRules.filter(({ days }) => days > 1), ...others]
  }

  private async isClockDoubtful(): Promise<boolean> {
    const { database, log } = this.services
    const last = await lastDone(database.read)
    const isBelievable = last === undefined || Date.now() - last.getTime() < believableMs
    if (!isBelievable && this.doubtedAt === undefined)
      log.warn({ last }, "the clock may be wrong, as nothing was done here for long: nothing is purged for a day")
    if (isBelievable) this.doubtedAt = undefined
    else this.doubtedAt ??= performance.now()
    return this.doubtedAt !== undefined && performance.now() - this.doubtedAt < dayMs - hourMs
  }
}

/** The time of the last write or read before today, as a wrong clock also dates today's; undefined for a new site. */
async function lastDone(rows: EntityManager): Promise<Date | undefined> {
  const columns = { activities: "at", sessions: "rotatedAt", users: "updatedAt", daily_reads: "day" }
  const moments = Object.entries(columns).map(
    ([table, column]) => `SELECT MAX("${column}") AS "last" FROM "${table}" WHERE "${column}" < $1`,
  )
  const [found] = await rows.query(`SELECT MAX("last") AS "last" FROM (${moments.join(" UNION ALL ")}) AS "moments"`, [
    new Date(Date.now() - dayMs).toISOString(),
  ])
  return found.last === null ? undefined : new Date(found.last)
}
