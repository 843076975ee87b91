import { randomBytes } from "node:crypto"
import { type EntityManager, In, IsNull, Not } from "typeorm"
import { Seal } from "../../access/seal.ts"
import { isRetry } from "../../access/secret-token.ts"
import type { Mailbox } from "../../base/addresses/address.ts"
import { isUnexpired } from "../../base/background/moments.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { dueMoments, longestPause, maxTries, pauseAfter, pauseSince } from "../../base/background/retries.ts"
import type { Services } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { eventType, formEvents, type SiteEvent } from "../../content/items/site-event.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"
import { type Answer, call } from "./call.ts"
import { bodyOf } from "./site-event-row.ts"
import { Delivery, maxWebhooks, Webhook } from "./webhook.ts"

type Options = Pick<Services, "database" | "log" | "outbox" | "settings"> & { secret: string }

const checkIntervalMs = 30_000
const lookbackMs = 24 * 60 * 60 * 1000
export const patienceMs = 3 * 24 * 60 * 60 * 1000
export const secretOverlapMs = 24 * 60 * 60 * 1000
/** One call at a time per receiver, so that a slow one delays no other. */
const maxConcurrentCalls = maxWebhooks
/** Per receiver; further calls are dropped. */
export const maxWaiting = 1_000

/** Also returns whether any webhook is on, which saves each write a statement. */
const insertEventSql = `INSERT INTO "site_events" ("at", "type", "topic", "itemId", "path", "isPublic") VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING EXISTS (SELECT 1 FROM "webhooks" WHERE "isOn") AS "isAwaited"`

/** Notices that began in the last day and were not announced since: no row changes when one begins. */
const begunNotices = `SELECT "id" FROM "notices" WHERE "startsAt" <= $1 AND "endsAt" > $1 AND "startsAt" > $2 AND NOT EXISTS
  (SELECT 1 FROM "site_events" WHERE "topic" = 'NOTICE' AND "itemId" = "notices"."id" AND "at" >= "startsAt")`

/** At-least-once delivery: calls are stored in the event's transaction. Three days of failures switch a receiver off. */
export class Webhooks {
  private readonly seal: Seal
  private readonly job: RecurringJob
  private readonly busy = new Set<number>()
  private readonly workers = new Set<Promise<void>>()
  private stopping = false
  /** Refreshed by the job; saves queries on the many sites without webhooks. */
  private hasReceivers = false

  constructor(private readonly options: Options) {
    const { log, database, secret } = options
    this.seal = new Seal(secret, "secrets of webhooks")
    this.job = new RecurringJob({
      name: "webhooks",
      intervalMs: checkIntervalMs,
      atStart: true,
      run: () => this.poll(),
      log,
    })
    database.generations.onBegin(() => this.wake())
  }

  start() {
    this.job.start()
  }

  async stop() {
    this.stopping = true
    await this.job.stop()
    await Promise.all(this.workers)
  }

  /** Starts the calls. Call it after the commit; not needed after public changes. */
  wake() {
    if (this.stopping || !this.hasReceivers || this.workers.size >= maxConcurrentCalls) return
    const worker = this.work()
      .catch((error) => this.options.log.error({ err: error }, "calls to other programs stopped; they are tried again"))
      .finally(() => this.workers.delete(worker))
    this.workers.add(worker)
  }

  /** Sends the calls stored by `work`, after the commit. */
  async write<T>(work: (rows: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.options.database.write(work)
    this.wake()
    return result
  }

  /** Runs in the caller's transaction. Returns the signing secret. */
  async add(rows: EntityManager, fields: Pick<Webhook, "url" | "topics">): Promise<{ id: number; secret: string }> {
    const secret = newSecret()
    const webhook = rows.create(Webhook, {
      ...fields,
      ...{ sealedSecret: this.seal.encrypt(secret), previousSecret: null, previousSecretEndsAt: null },
      ...{ isOn: true, offSince: null, failingSince: null, createdAt: new Date() },
    })
    await rows.insert(Webhook, webhook)
    this.hasReceivers = true
    return { id: webhook.id, secret }
  }

  /** The old secret signs too for a day, so that the receiver can switch over. */
  async renewSecret(rows: EntityManager, { id, sealedSecret, previousSecretEndsAt: endsAt }: Webhook): Promise<string> {
    const secret = newSecret()
    const previous = { previousSecret: sealedSecret, previousSecretEndsAt: new Date(Date.now() + secretOverlapMs) }
    const isAgain = isRetry(endsAt, secretOverlapMs)
    await rows.update(Webhook, id, { sealedSecret: this.seal.encrypt(secret), ...(!isAgain && previous) })
    return secret
  }

  /** Sends the time since which calls were dropped, so that the receiver can query `changes`. */
  async switchOn(rows: EntityManager, { id, url, isOn, offSince }: Webhook, userId: number | null) {
    if (isOn) return
    await rows.update(Webhook, id, { isOn: true, offSince: null, failingSince: null })
    await this.queueCall(rows, id, "webhook.resumed", { offSince: offSince?.toISOString() ?? null })
    await logAct(rows, { act: Act.WEBHOOK_SWITCHED_ON, userId, title: url })
  }

  /** Drops pending calls. `userId` is null if the site itself switches the webhook off. */
  async switchOff(rows: EntityManager, { id, url, isOn }: Webhook, userId: number | null) {
    if (!isOn) return
    await rows.update(Webhook, id, {
      isOn: false,
      offSince: new Date(),
      ...(userId !== null && { failingSince: null }),
    })
    await rows.update(Delivery, { webhookId: id }, { dueAt: null })
    await logAct(rows, { act: Act.WEBHOOK_SWITCHED_OFF, userId, title: url })
  }

  /** Keeps the id, so that the receiver can deduplicate. */
  async sendAgain(rows: EntityManager, id: number) {
    await rows.update(Delivery, id, { dueAt: new Date(), tries: 0, status: null, answer: null, takenAt: null })
  }

  /** Records an event for programs, and calls of active webhooks for its topic, in the event's transaction. */
  async record(rows: EntityManager, { topic, event, itemId, path = null }: SiteEvent) {
    const happened = { at: new Date(), type: eventType(topic, event), topic, itemId, path }
    const { type } = happened
    const at = happened.at.toISOString()
    const isPublic = !formEvents.some((name) => name === event)
    const [{ isAwaited }] = await rows.query(insertEventSql, [at, type, topic, itemId, path, isPublic])
    if (!isAwaited) return
    const isSubscribed = `"isOn" = $4 AND "topics" LIKE $5 AND (SELECT COUNT(*) FROM "webhook_deliveries" AS "waiting" WHERE
      "waiting"."webhookId" = "webhooks"."id" AND "waiting"."dueAt" IS NOT NULL) < ${maxWaiting}`
    // While a receiver fails, new calls wait for its next retry.
    const nextTry = `SELECT MIN("dueAt") FROM "webhook_deliveries" AS "next" WHERE "next"."webhookId" = "webhooks"."id"`
    await rows.query(
      `INSERT INTO "webhook_deliveries" ("webhookId", "type", "body", "createdAt", "dueAt", "tries")
       SELECT "id", $1, $2, $3, CASE WHEN "failingSince" IS NULL THEN $3 ELSE COALESCE((${nextTry}), $3) END, 0
       FROM "webhooks" WHERE ${isSubscribed}`,
      [type, bodyOf(happened, this.options.settings.siteUrl), at, true, `%"${topic}"%`],
    )
  }

  async queueCall(rows: EntityManager, webhookId: number, type: string, data: object = {}) {
    const at = new Date()
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
    const delivery = rows.create(Delivery, {
      ...{ webhookId, type, body, createdAt: at, dueAt: at, tries: 0, status: null, answer: null, takenAt: null },
    })
    await rows.insert(Delivery, delivery)
    this.hasReceivers = true
  }

  async poll() {
    await this.recordBegun()
    this.hasReceivers = await this.options.database.read.existsBy(Webhook, {})
    if (this.hasReceivers) await this.work()
  }

  private async recordBegun() {
    const { database } = this.options
    const now = Date.now()
    const within = [now, now - lookbackMs].map((moment) => new Date(moment).toISOString())
    const find = (rows: EntityManager): Promise<{ id: number }[]> => rows.query(begunNotices, within)
    if ((await find(database.read)).length === 0) return
    await database.write(async (rows) => {
      // Queried again, as another process may have recorded them meanwhile.
      for (const { id } of await find(rows))
        await this.record(rows, { topic: "NOTICE", event: "published", itemId: id })
    })
  }

  private async work() {
    for (let due = await this.claim(); due; due = await this.claim()) {
      this.wake()
      const { webhookId } = due
      await this.deliver(due).finally(() => this.busy.delete(webhookId))
    }
  }

  /** Stores the time of the next retry before the attempt, so that a crash loses no call. */
  private async claim(): Promise<Delivery | undefined> {
    const { database } = this.options
    const isDue = () => dueMoments(new Date()).map((dueAt) => ({ dueAt, webhookId: Not(In([...this.busy])) }))
    if (this.stopping || !(await database.read.existsBy(Delivery, isDue()))) return undefined
    let claimed: number | undefined
    const claiming = database.write(async (rows) => {
      const [delivery] = await rows.find(Delivery, {
        ...{ where: isDue(), relations: { webhook: true }, order: { dueAt: "ASC", id: "ASC" }, take: 1 },
      })
      if (!delivery) return undefined
      claimed = delivery.webhookId
      this.busy.add(claimed)
      const tries = delivery.tries + 1
      await rows.update(Delivery, delivery.id, { tries, dueAt: new Date(Date.now() + pauseAfter(tries)) })
      return Object.assign(delivery, { tries })
    })
    return claiming.catch((error) => {
      if (claimed !== undefined) this.busy.delete(claimed)
      throw error
    })
  }

  private async deliver(delivery: Delivery) {
    const { webhook, body, id, createdAt } = delivery
    const secrets = this.secretsOf(webhook)
    const answer: Answer = secrets.length
      ? await call({
          // With the time, as ids are reused after a restore from a backup.
          ...{ url: webhook.url, id: `msg_${id}_${createdAt.getTime()}`, body, secrets },
          mayBePrivate: this.options.settings.webhooksPrivate,
        })
      : { status: null, text: "This site has another secret than when the webhook was made. Please add it again." }
    const { database } = this.options
    if (isAccepted(answer)) return database.write((rows) => recordAccepted(rows, delivery, answer))
    const school = await schoolMailbox(this.options)
    return database.write((rows) => this.recordFailure(rows, delivery, answer, school))
  }

  private secretsOf({ sealedSecret, previousSecret, previousSecretEndsAt }: Webhook): string[] {
    const isOld = previousSecretEndsAt === null || !isUnexpired(previousSecretEndsAt, secretOverlapMs)
    const sealed = [sealedSecret, ...(previousSecret === null || isOld ? [] : [previousSecret])]
    return sealed.flatMap((one) => this.seal.decrypt(one) ?? [])
  }

  private async recordFailure(
    rows: EntityManager,
    { id, webhook, tries }: Delivery,
    { status, text, retryAfterMs = 0 }: Answer,
    school: Mailbox | undefined,
  ) {
    const response = { status, answer: text }
    // A call of a switched-off webhook is a manual test.
    const isLast = tries >= maxTries || !webhook.isOn
    await rows.update(Delivery, id, { ...response, ...(isLast && { dueAt: null }) })
    const since = webhook.failingSince ?? new Date()
    if (isDown(status) || webhook.failingSince)
      await postpone(rows, webhook.id, Math.max(pauseSince(since), retryAfterMs))
    if (!webhook.isOn) return
    await rows.update(Webhook, webhook.id, { failingSince: since })
    if (status !== 410 && Date.now() - since.getTime() <= patienceMs) return
    await this.switchOff(rows, webhook, null)
    await this.notifyOffice(rows, webhook, response, school)
  }

  private async notifyOffice(
    rows: EntityManager,
    { id, url }: Webhook,
    { status, answer }: Pick<Delivery, "status" | "answer">,
    school: Mailbox | undefined,
  ) {
    const { outbox, log, settings } = this.options
    log.warn({ webhook: id }, "webhook switched off")
    if (!school) return
    const why =
      status === 410
        ? `${url} has answered that it is gone.`
        : `Nothing has got through to ${url} for three days. The last answer: ${[status, answer].filter(Boolean).join(" ") || "none"}`
    await outbox.put(rows, {
      kind: "staff",
      to: school,
      subject: "A program is no longer told of what happens on the site",
      text: `${why}\n\nIts webhook is switched off: what happens from now on, and what was still waiting for it, it is not told later. Once it is back, switch it on again under Programs: ${settings.siteUrl}/admin/programs/webhooks\n\nIt is told then since when it has missed something, and can ask the site for all that has changed.\n`,
    })
  }
}

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`

const isAccepted = ({ status }: Answer) => status !== null && status >= 200 && status < 300

async function recordAccepted(rows: EntityManager, { id, webhook }: Delivery, { status, text }: Answer) {
  await rows.update(Delivery, id, { status, answer: text, takenAt: new Date(), dueAt: null })
  // A webhook that the site switched off misses calls until somebody switches it on.
  if (!webhook.failingSince || !webhook.isOn) return
  await rows.update(Webhook, webhook.id, { failingSince: null })
  await rows.update(Delivery, { webhookId: webhook.id, dueAt: Not(IsNull()) }, { dueAt: new Date() })
}

/** True if other calls would fail too: no response, 5xx or 429. */
const isDown = (status: number | null) => status === null || status >= 500 || status === 429

async function postpone(rows: EntityManager, webhookId: number, pauseMs: number) {
  const dueAt = new Date(Date.now() + Math.min(pauseMs, longestPause))
  await rows.update(Delivery, { webhookId, dueAt: Not(IsNull()) }, { dueAt })
}
