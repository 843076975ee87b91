import type { Logger } from "pino"
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from "typeorm"
import type { Mailbox } from "../../base/addresses/address.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { longestPause, maxTries, pauseAfter } from "../../base/background/retries.ts"
import type { Database } from "../database/database.ts"
import { longestPutOffMs, type MailRequest, reserveMoment } from "./mail-budgets.ts"
import { OutboxMail } from "./outbox-mail.ts"
import { isOutage, type MailTransport, reasonOf } from "./transport.ts"

export interface Mail extends Pick<MailRequest, "kind" | "network"> {
  /** The row that the mail confirms, such as `enquiry 12`. */
  about?: string
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
}

interface OutboxOptions {
  database: Database
  log: Logger
  transport?: MailTransport
  from: () => Promise<Mailbox | undefined>
  now?: () => Date
}

const minute = 60_000
/** Short, so that mails do not wait much longer than the outage. */
const longestOutagePause = 30 * minute
/** An older unsent mail is useless or harmful: the office decides. */
const staleMs = 14 * 24 * 60 * minute
const staleReason = "It has waited for more than two weeks."
const tooMuchReason = "There was too much mail of this kind, from one network or to one address."
const checkIntervalMs = 30_000
const lastTryMs = 5_000

/**
 * At-least-once delivery: mails are stored in the transaction that causes them. Refused mails expire after two days;
 * in an outage, all mails wait up to two weeks.
 */
export class Outbox {
  private readonly job: RecurringJob
  private outage?: { reason: string; times: number }
  private stopping = false
  private readonly now: () => Date

  constructor(private readonly options: OutboxOptions) {
    this.now = options.now ?? (() => new Date())
    const { log } = options
    this.job = new RecurringJob({
      name: "outbox",
      intervalMs: checkIntervalMs,
      atStart: true,
      run: () => this.sendDue(),
      log,
    })
  }

  get canSend() {
    return this.options.transport !== undefined
  }

  /** Reserves a moment within the budgets of a mail's kind; null if there is none within `longestMs`. */
  reserveMoment(rows: EntityManager, request: MailRequest, longestMs?: number): Promise<Date | null> {
    return reserveMoment(rows, request, this.now(), longestMs)
  }

  async write<T>(work: (rows: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.options.database.write(work)
    this.wake()
    return result
  }

  /** Inside `write`, or call `wake` after the transaction. Sends at `at`, or when the budgets allow. Returns the ID. */
  async put(rows: EntityManager, mail: Mail, at?: Date | null): Promise<number> {
    const { kind, network, about = null, to, replyTo, subject, text } = mail
    const now = this.now()
    const dueAt = at === undefined ? await reserveMoment(rows, { kind, to: to.address, network }, now) : at
    const { identifiers } = await rows.insert(OutboxMail, {
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
    return identifiers[0]?.id
  }

  async putOffUntil(rows: EntityManager, about: string): Promise<Date | null> {
    const now = this.now()
    const mail = await rows.findOneBy(OutboxMail, { about, dueAt: MoreThan(now), putOffUntil: MoreThan(now) })
    return mail?.putOffUntil ?? null
  }

  async retry(rows: EntityManager, id: number) {
    await rows.update(OutboxMail, id, { dueAt: this.now(), putOffUntil: null, tries: 0 })
  }

  /** Seconds since the oldest waiting mail could have been sent; 0 if there is none. */
  async oldestSeconds(): Promise<number> {
    // SQLite uses the index of waiting mails for a comparison; with only MIN it would scan all sent mails.
    const [oldest] = await this.options.database.read.query(
      `SELECT MIN(COALESCE("putOffUntil", "createdAt")) AS "from" FROM "outbox_mails" WHERE "dueAt" > ''`,
    )
    return oldest.from ? Math.max(0, this.now().getTime() - Date.parse(oldest.from)) / 1000 : 0
  }

  async count(which: "waiting" | "given up"): Promise<number> {
    const dueAt = which === "waiting" ? Not(IsNull()) : IsNull()
    return this.options.database.read.countBy(OutboxMail, { dueAt, sentAt: IsNull() })
  }

  start() {
    if (this.canSend) this.job.start()
  }

  wake() {
    void this.flush()
  }

  /** Resolves when no mail is due, or none can be sent. Never rejects. */
  flush(): Promise<void> {
    return this.job.run()
  }

  /** Starts no further try, and waits briefly for a mail in progress. The next start retries unsent mails. */
  async stop() {
    this.stopping = true
    await Promise.race([this.job.stop(), new Promise((resolve) => setTimeout(resolve, lastTryMs).unref())])
    this.options.transport?.close()
  }

  /** Tries all due mails, oldest first. */
  private async sendDue() {
    for (let mail = await this.claim(); mail && (await this.deliver(mail)); mail = await this.claim());
  }

  /** Stores the next retry before this try: no other process takes the mail, and a crash does not lose it. */
  private async claim(): Promise<OutboxMail | undefined> {
    const { database } = this.options
    const now = this.now()
    const where = dueMails(now)
    // Reads first: most calls find no due mail, and need not wait for the writer.
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

  /** @returns false in an outage, in which other mails would fail too */
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
      if (isOutage(error)) await this.delayAll(mail, reason)
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

  /** Delays all due mails. Logged once, and again only if the reason changes. */
  private async delayAll({ id }: OutboxMail, reason: string) {
    const { database, log } = this.options
    if (this.outage?.reason !== reason) log.warn({ reason }, "no mail can be sent; it is tried again")
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

/** A mail due later than any delay allows was stored by a clock that ran ahead, and counts as due. */
function dueMails(now: Date) {
  const [tooLate, farTooLate] = [longestPause, longestPutOffMs].map((ms) => MoreThan(new Date(now.getTime() + ms)))
  return [
    { dueAt: LessThanOrEqual(now) },
    { dueAt: tooLate, putOffUntil: IsNull() },
    { dueAt: tooLate, putOffUntil: LessThanOrEqual(now) },
    { dueAt: farTooLate },
  ]
}

/** A site without a mail server for a year must not mail everybody when it gets one. */
const giveUpStale = (rows: EntityManager, now: Date) => giveUp(rows, now, `"dueAt" < :before`)

const giveUpOld = (rows: EntityManager, now: Date) =>
  giveUp(rows, now, `COALESCE("putOffUntil", "createdAt") < :before AND "tries" > 0 AND "dueAt" IS NOT NULL`)

function giveUp(rows: EntityManager, now: Date, where: string) {
  const before = new Date(now.getTime() - staleMs).toISOString()
  const update = rows.createQueryBuilder().update(OutboxMail).set({ dueAt: null, lastError: staleReason })
  return update.where(where, { before }).execute()
}
