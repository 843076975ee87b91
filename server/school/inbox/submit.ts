import type { DeepPartial, EntityManager, FindOptionsWhere } from "typeorm"
import { type Limit, throttleLimits } from "../../access/throttle.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { conflict } from "../../base/failures/failures.ts"
import { neighbourhoodOf } from "../../base/network.ts"
import type { Context } from "../../content/api/context.ts"
import type { ApiLanguage } from "../../content/items/api-language.ts"
import { searchText } from "../../content/items/search-text.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { breaksUnique } from "../../store/database/unique.ts"
import type { Form } from "./form.ts"
import { letter, letterContextOf } from "./letters.ts"
import { mailedAbout, receiptInWords, receiptOf, receiptPath } from "./receipt.ts"
import type { SubmissionReceipt, SubmittedRow } from "./submission.ts"

export interface Filled {
  idempotencyKey?: string | null
  website?: string | null
  language: ApiLanguage
}

export function submitting({ limit }: { limit: Limit }) {
  const { points, duration } = throttleLimits[limit]
  const tooMany = `after ${points} within ${duration / 60} minutes from one network address`
  return ["BAD_USER_INPUT", { TOO_MANY_REQUESTS: tooMany }, "CONFLICT"] as const
}

/** Stores the mails in the same transaction. @throws TOO_MANY_REQUESTS; CONFLICT if the key has other content */
export async function submit<T extends SubmittedRow>(
  form: Form<T>,
  { idempotencyKey = null, website, ...fields }: Filled,
  context: Context,
): Promise<SubmissionReceipt> {
  const { throttle, address, database, outbox, siteEvents } = context
  await throttle.take(form.limit, address)
  if (website) return receipt(form, strangerTo(form), context)

  const site = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const about = await mailAbout(form, site, context)
  const store = () =>
    outbox.write(async (rows) => {
      const known = await storedBefore(rows, form.type, idempotencyKey, fields)
      if (known) return known
      const row = await insert(rows, form, { ...fields, idempotencyKey }, site, about)
      await siteEvents.record(rows, { topic: itemTypeNamed(form.type), event: "received", itemId: row.id })
      return row
    })
  // Two requests with one key may run at once: the loser retries and finds the winner's row.
  const row = await store().catch((error) => (breaksUnique(error) ? store() : Promise.reject(error)))
  siteEvents.wake()
  const mailPutOffUntil = await outbox.putOffUntil(database.read, mailedAbout(form, row))
  return { ...receipt(form, row, context), mailPutOffUntil }
}

const receipt = <T extends SubmittedRow>(form: Form<T>, row: T, context: Context): SubmissionReceipt => ({
  receivedAt: row.createdAt,
  path: receiptPath(form, row, context),
  mailPutOffUntil: null,
})

/** The fake answer to bots. */
const strangerTo = <T extends SubmittedRow>({ type }: Form<T>): T =>
  Object.assign(new type(), { id: 1, createdAt: new Date() })

type MailAbout<T> = (rows: EntityManager, row: T) => Promise<void>

async function mailAbout<T extends SubmittedRow>(
  form: Form<T>,
  site: SiteInfo,
  context: Context,
): Promise<MailAbout<T>> {
  const { outbox, settings, address } = context
  const school = await schoolMailbox(context)
  return async (rows, row) => {
    if (school) await outbox.put(rows, { kind: "staff", ...form.toSchool(row, school) })
    const letterContext = letterContextOf(row, site)
    const notice = form.toSender?.(row, letterContext)
    if (!notice) return
    const receipt = await receiptOf(form, row, { site, read: rows })
    const follows = receiptInWords(
      receipt,
      letterContext,
      settings.siteUrl + letterContext.pathOf(receiptPath(form, row, context)),
    )
    await outbox.put(rows, {
      ...letter({ ...notice, text: `${notice.text}\n\n${follows}` }, letterContext),
      ...{ kind: notice.kind, network: neighbourhoodOf(address), about: mailedAbout(form, row), replyTo: school },
    })
  }
}

async function insert<T extends SubmittedRow>(
  rows: EntityManager,
  { type, also }: Form<T>,
  fields: object,
  site: SiteInfo,
  about: MailAbout<T>,
) {
  const texts = Object.entries(fields).flatMap(([key, value]) =>
    key === "idempotencyKey" || key === "language" ? [] : [String(value ?? "")],
  )
  const row = rows.create(type, {
    ...fields,
    ...also?.(site),
    createdAt: new Date(),
    readAt: null,
    doneAt: null,
    searchText: searchText(...texts),
  } as object as DeepPartial<T>)
  await rows.insert<SubmittedRow>(type, row)
  await about(rows, row)
  return row
}

async function storedBefore<T extends SubmittedRow>(
  rows: EntityManager,
  type: new () => T,
  idempotencyKey: string | null,
  fields: object,
) {
  if (!idempotencyKey) return undefined
  const row = await rows.findOneBy(type, { idempotencyKey } as FindOptionsWhere<T>)
  if (!row) return undefined
  const same = Object.entries(fields).every(([key, value]) => (row[key as keyof T] ?? null) === (value ?? null))
  if (!same) throw conflict("Something else was sent under this idempotency key.")
  return row
}
