import type { Logger } from "pino"
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from "typeorm"
import type { Mailbox } from "../../base/addresses/address.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { longestPause, maxTries, pauseAfter } from "../../base/background/retries.ts"
import type { Database } from "../database/database.ts"
import { mutex } from "../database/mutex.ts"
import { type Asked, longestPutOffMs, takeMoment } from "./mail-budgets.ts"
import { OutboxMail } from "./outbox-mail.ts"
import { isOutage, type MailTransport, reasonOf } from "./transport.ts"

export interface Mail extends Pick<Asked, "kind" | "network"> {
  /** The row that it confirms, such as `enquiry 12`. */
  about?: string
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
}

interface OutboxOptions {
  database: Database
  log: Logger
  /** Without one, mails wait. */
  transport?: MailTransport
  /** The sender, at the time of sending. */
  from: () => Promise<Mailbox | undefined>
  now?: () => Date
}

const minute = 60_000
/** The longest pause between two checks for a mail server: mail shall not wait much longer than it was down. */
const longestOutagePause = 30 * minute
/** A mail that nobody could send for so long is of no use to whom it is for, or only harm: the office is asked. */
const staleMs = 14 * 24 * 60 * minute
const staleReason = "It has waited for more than two weeks."
const tooMuchReason = "There was too much mail of this kind, from one network or to one address."
const lookEvery = 30_000
const lastTryMs = 5_000

interface Outage {
  reason: string
  /** The number of failed tries in this outage. */
  times: number
}

/**
 * Mails are stored in the same transaction as their subject, and arrive at least once, whatever fails in between. A
 * refused mail is given up after two days; if no mail can be sent at all, they wait together, for two weeks.
 */
export class Outbox {
  private readonly exclusive = mutex()
  private readonly job: RecurringJob
  private outage?: Outage
  private stopping = false
  private readonly now: () => Date

  constructor(private readonly options: OutboxOptions) {
    this.now = options.now ?? (() => new Date())
    const { log } = options
    this.job = new RecurringJob({ name: "outbox", everyMs: lookEvery, atOnce: true, run: () => this.flush(), log })
  }

  get canSend() {
    return this.options.transport !== undefined
  }

  /** Takes the moment at which a mail may go by the budgets of its kind; null where there is none within `longestMs`. */
  moment(rows: EntityManager, asked: Asked, longestMs?: number): Promise<Date | null> {
    return takeMoment(rows, asked, this.now(), longestMs)
  }

  /** Writes what somebody is mailed about. The mails go once it is on disk. */
  async write<T>(work: (rows: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.options.database.write(work)
    this.wake()
    return result
  }

  /** Stores a mail in a transaction, as of `write`; after any other, call `wake`. It goes at `at`, or when the budgets of its kind allow. */
  async put(rows: EntityManager, mail: Mail, at?: Date | null) {
    const { kind, network, about = null, to, replyTo, subject, text } = mail
    const now = this.now()
    const dueAt = at === undefined ? await this.moment(rows, { kind, to: to.address, network }) : at
    await rows.insert(OutboxMail, {
      toName: to.name,
      toAddress: to.address,
      replyToName: replyTo?.name ?? "",
      replyToAddress: replyTo?.address ?? null,
      subject,
      text,
      createdAt: now,
      dueAt,
      putOffUntil: dueAt && dueAt > now ? dueAt : null,
      about,
      tries: 0,
      lastError: dueAt ? null : tooMuchReason,
      sentAt: null,
    })
  }

  /** Returns the time of the mail about a row; null if it is not put off. */
  async putOffUntil(rows: EntityManager, about: string): Promise<Date | null> {
    const now = this.now()
    const mail = await rows.findOneBy(OutboxMail, { about, dueAt: MoreThan(now), putOffUntil: MoreThan(now) })
    return mail?.putOffUntil ?? null
  }

  /** Makes a mail due now, as if it had never been tried. */
  async again(rows: EntityManager, id: number) {
    await rows.update(OutboxMail, id, { dueAt: this.now(), putOffUntil: null, tries: 0 })
  }

  /** Seconds since the oldest mail that is still to be sent could have gone; 0 where none could. */
  async oldestSeconds(): Promise<number> {
    // SQLite uses the index of waiting mails for a comparison; for MIN alone it would scan all sent mails.
    const [oldest] = await this.options.database.read.query(
      `SELECT MIN(COALESCE("putOffUntil", "createdAt")) AS "from" FROM "outbox_mails" WHERE "dueAt" > ''`,
    )
    return oldest.from ? Math.max(0, this.now().getTime() - Date.parse(oldest.from)) / 1000 : 0
  }

  /** Counts unsent mails: those that wait, or those that were given up. */
  async count(which: "waiting" | "given up"): Promise<number> {
    const dueAt = which === "waiting" ? Not(IsNull()) : IsNull()
    return this.options.database.read.countBy(OutboxMail, { dueAt, sentAt: IsNull() })
  }

  start() {
    if (this.canSend) this.job.start()
  }

  wake() {
    void this.job.run()
  }

  /** Tries every mail that is due, the oldest first, and resolves when none is, or none can be sent. */
  flush(): Promise<void> {
    return this.exclusive(async () => {
      for (let mail = await this.claim(); mail && (await this.deliver(mail)); mail = await this.claim());
    })
  }

  /** Begins no further try, and gives a mail in flight a moment to arrive. The next start tries unsent mails again. */
  async stop() {
    this.stopping = true
    await Promise.race([this.job.stop(), new Promise((resolve) => setTimeout(resolve, lastTryMs).unref())])
    this.options.transport?.close()
  }

  /** Stores the next try before this one begins: no other process takes it, and a crashed one's mail is tried again. */
  private async claim(): Promise<OutboxMail | undefined> {
    const { database } = this.options
    const now = this.now()
    const where = dueMails(now)
    // Most of what is written comes without a mail: it need not wait for a write in which there is nothing to do.
    if (this.stopping || !this.canSend || !(await database.read.existsBy(OutboxMail, where))) return undefined
    return database.write(async (rows) => {
      await giveUpStale(rows, now)
      const [mail] = await rows.find(OutboxMail, { where, order: { dueAt: "ASC", tries: "ASC", id: "ASC" }, take: 1 })
      if (!mail) return undefined
      const tries = mail.tries + 1
      await rows.update(OutboxMail, mail.id, { tries, dueAt: new Date(now.getTime() + pauseAfter(tries)) })
      return Object.assign(mail, { tries })
    })
  }

  /** @returns whether others may be sent */
  private async deliver(mail: OutboxMail): Promise<boolean> {
    const { database, log } = this.options
    try {
      await this.send(mail)
      await database.write((rows) =>
        rows.update(OutboxMail, mail.id, { sentAt: this.now(), dueAt: null, lastError: null }),
      )
      log.info({ mail: mail.id }, "mail sent")
      this.outage = undefined
      return true
    } catch (error) {
      const reason = reasonOf(error)
      if (isOutage(error)) await this.waitOut(mail, reason)
      else await this.noteRefusal(mail, reason)
      return !isOutage(error)
    }
  }

  private async noteRefusal({ id, tries }: OutboxMail, lastError: string) {
    const { database, log } = this.options
    log.warn({ mail: id, reason: lastError }, "mail not sent")
    const givenUp = tries >= maxTries ? { dueAt: null } : {}
    await database.write((rows) => rows.update(OutboxMail, id, { lastError, ...givenUp }))
  }

  /** Puts off all due mails together. The log says so once, and again only if the reason changes. */
  private async waitOut({ id }: OutboxMail, reason: string) {
    const { database, log } = this.options
    if (this.outage?.reason !== reason) log.error({ reason }, "no mail can be sent; it is tried again")
    const times = (this.outage?.times ?? 0) + 1
    this.outage = { reason, times }
    const now = this.now()
    const dueAt = new Date(now.getTime() + pauseAfter(times, longestOutagePause))
    await database.write(async (rows) => {
      const update = rows.createQueryBuilder().update(OutboxMail).set({ dueAt, lastError: reason })
      await update.where(`"id" = :id OR "dueAt" <= :now`, { id, now: now.toISOString() }).execute()
      await giveUpOld(rows, now)
    })
  }

  private async send(mail: OutboxMail) {
    const from = await this.options.from()
    if (!from) throw Object.assign(new Error("No sender."), { code: "ENOSENDER" })
    await this.options.transport?.send(from, mail)
  }
}

/** Due mail. A mail that waits longer than it ever should was stored by a clock that ran ahead. */
function dueMails(now: Date) {
  const [tooLate, farTooLate] = [longestPause, longestPutOffMs].map((ms) => MoreThan(new Date(now.getTime() + ms)))
  return [
    { dueAt: LessThanOrEqual(now) },
    { dueAt: tooLate, putOffUntil: IsNull() },
    { dueAt: tooLate, putOffUntil: LessThanOrEqual(now) },
    { dueAt: farTooLate },
  ]
}

/** A site that gets a mail server after a year without one does not write to everybody who wrote to it. */
const giveUpStale = (rows: EntityManager, now: Date) =>
  giveUp(rows, `"dueAt" < :before`, new Date(now.getTime() - staleMs))

/** Gives up mails that have been put off until nobody waits for them any more. */
const giveUpOld = (rows: EntityManager, now: Date) =>
  giveUp(
    rows,
    `COALESCE("putOffUntil", "createdAt") < :before AND "tries" > 0 AND "dueAt" IS NOT NULL`,
    new Date(now.getTime() - staleMs),
  )

function giveUp(rows: EntityManager, where: string, before: Date) {
  const update = rows.createQueryBuilder().update(OutboxMail).set({ dueAt: null, lastError: staleReason })
  return update.where(where, { before: before.toISOString() }).execute()
}
