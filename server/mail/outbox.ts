import type { Logger } from "pino"
import { type EntityManager, IsNull, LessThanOrEqual, Not } from "typeorm"
import type { Database } from "../database/database.ts"
import { mutex } from "../database/mutex.ts"
import type { Mailbox } from "./address.ts"
import { OutboxMail } from "./outbox-mail.ts"
import { type MailTransport, reasonOf } from "./transport.ts"

export interface Mail {
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
  /** Whom mails come from, at the time of sending. */
  from: () => Promise<Mailbox | undefined>
  now?: () => Date
}

const minute = 60_000
const firstPause = minute
const longestPause = 6 * 60 * minute
const maxTries = 16
const lookEvery = 30_000
const lastTryMs = 5_000

/** The pause after a try: a minute, then twice as long each time, up to six hours. All tries together take two days. */
const pauseAfter = (tries: number) => Math.min(firstPause * 2 ** (tries - 1), longestPause)

/**
 * Mails are rows before they are sent: stored in the transaction of what they tell of, tried until a mail server takes
 * them. Each arrives at least once, whatever stops in between; a crash at the wrong moment can make it two.
 */
export class Outbox {
  private readonly exclusive = mutex()
  private timer?: NodeJS.Timeout
  private stopping = false
  private readonly now: () => Date

  constructor(private readonly options: OutboxOptions) {
    this.now = options.now ?? (() => new Date())
  }

  get canSend() {
    return this.options.transport !== undefined
  }

  /** Stores a mail in a running transaction. Call `wake` when that is on disk. */
  async put(rows: EntityManager, { to, replyTo, subject, text }: Mail) {
    const now = this.now()
    await rows.insert(OutboxMail, {
      toName: to.name,
      toAddress: to.address,
      replyToName: replyTo?.name ?? "",
      replyToAddress: replyTo?.address ?? null,
      subject,
      text,
      createdAt: now,
      dueAt: now,
      tries: 0,
      lastError: null,
      sentAt: null,
    })
  }

  /** Makes a mail due now, as if it had never been tried. */
  async again(rows: EntityManager, id: number) {
    await rows.update(OutboxMail, id, { dueAt: this.now(), tries: 0 })
  }

  /** Seconds since the oldest mail that is still to be sent was written; 0 where none is. */
  async oldestSeconds(): Promise<number> {
    const where = { dueAt: Not(IsNull()) }
    const [oldest] = await this.options.database.read.find(OutboxMail, { where, order: { id: "ASC" }, take: 1 })
    return oldest ? (this.now().getTime() - oldest.createdAt.getTime()) / 1000 : 0
  }

  start() {
    if (!this.canSend) return
    this.timer = setInterval(() => this.wake(), lookEvery).unref()
    this.wake()
  }

  /** Tries in the background what is due. */
  wake() {
    this.flush().catch((error) => this.options.log.error({ err: error }, "outbox failed"))
  }

  /** Tries every mail that is due, the oldest first, and resolves when none is. */
  flush(): Promise<void> {
    return this.exclusive(async () => {
      for (let mail = await this.claim(); mail; mail = await this.claim()) await this.deliver(mail)
    })
  }

  /** Begins no further try, and leaves a mail in flight a moment to arrive. What is not sent is tried at the next start. */
  async stop() {
    this.stopping = true
    clearInterval(this.timer)
    await Promise.race([
      this.exclusive(async () => undefined),
      new Promise((resolve) => setTimeout(resolve, lastTryMs).unref()),
    ])
    this.options.transport?.close()
  }

  /**
   * Takes the next mail. Its next try is written down before this one begins: no other process takes the same mail,
   * and one whose process dies comes round again.
   */
  private async claim(): Promise<OutboxMail | undefined> {
    if (this.stopping || !this.canSend) return undefined
    const now = this.now()
    return this.options.database.write(async (rows) => {
      const where = { dueAt: LessThanOrEqual(now) }
      const [mail] = await rows.find(OutboxMail, { where, order: { dueAt: "ASC" }, take: 1 })
      if (!mail) return undefined
      const tries = mail.tries + 1
      const dueAt = tries < maxTries ? new Date(now.getTime() + pauseAfter(tries)) : null
      await rows.update(OutboxMail, mail.id, { tries, dueAt })
      return mail
    })
  }

  private async deliver(mail: OutboxMail) {
    const { database, log } = this.options
    try {
      await this.send(mail)
      await database.write((rows) =>
        rows.update(OutboxMail, mail.id, { sentAt: this.now(), dueAt: null, lastError: null }),
      )
      log.info({ mail: mail.id }, "mail sent")
    } catch (error) {
      const lastError = reasonOf(error)
      log.warn({ mail: mail.id, reason: lastError }, "mail not sent")
      await database.write((rows) => rows.update(OutboxMail, mail.id, { lastError }))
    }
  }

  private async send(mail: OutboxMail) {
    const from = await this.options.from()
    if (!from) throw Object.assign(new Error("No sender."), { code: "ENOSENDER" })
    await this.options.transport?.send(from, mail)
  }
}
