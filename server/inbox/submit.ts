import type { DeepPartial, EntityManager, FindOptionsWhere } from "typeorm"
import type { Limit } from "../access/throttle.ts"
import type { Context } from "../api/context.ts"
import { conflict } from "../api/failures.ts"
import { searchText } from "../content/search-text.ts"
import { breaksUnique } from "../database/unique.ts"
import type { Mailbox } from "../mail/address.ts"
import type { Mail } from "../mail/outbox.ts"
import { schoolMailbox } from "../mail/school-mailbox.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { mayConfirm } from "./confirmation-limits.ts"
import type { SubmissionReceipt, SubmittedRow } from "./submission.ts"

export interface Form<T extends SubmittedRow> {
  type: new () => T
  limit: Limit
  /** What is known beside what was filled in. */
  also?: (site: SiteInfo) => Partial<T>
  toSchool(row: T, school: Mailbox): Mail
  /** The mail that tells the sender that it arrived. Whoever fills in the form chooses where it goes: it quotes nothing, and is left out where there were many. */
  toSender(row: T, site: SiteInfo): Mail
}

interface Filled {
  idempotencyKey?: string | null
  website?: string | null
}

/**
 * Stores what a visitor filled in, and the mails about it, in one transaction; the mails are sent afterwards.
 * @throws TOO_MANY_REQUESTS; CONFLICT for an idempotency key that came with other content before.
 */
export async function submit<T extends SubmittedRow>(
  form: Form<T>,
  { idempotencyKey = null, website, ...fields }: Filled,
  context: Context,
): Promise<SubmissionReceipt> {
  const { throttle, address, database, outbox } = context
  await throttle.take(form.limit, address)
  if (website) return { receivedAt: new Date() }

  const site = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const about = await mailAbout(form, site, context)
  const store = () =>
    database.write(async (rows) => {
      const known = await storedBefore(rows, form.type, idempotencyKey, fields)
      return known ?? insert(rows, form, { ...fields, idempotencyKey }, site, about)
    })
  // Two at once with one key: the slower one finds what the faster one stored.
  const { createdAt } = await store().catch((error) => (breaksUnique(error) ? store() : Promise.reject(error)))
  outbox.wake()
  return { receivedAt: createdAt }
}

type MailAbout<T> = (rows: EntityManager, row: T) => Promise<void>

async function mailAbout<T extends SubmittedRow>(
  form: Form<T>,
  site: SiteInfo,
  context: Context,
): Promise<MailAbout<T>> {
  const { outbox } = context
  const school = await schoolMailbox(context)
  return async (rows, row) => {
    if (school) await outbox.put(rows, form.toSchool(row, school))
    const toSender = form.toSender(row, site)
    if (await mayConfirm(rows, toSender.to.address, school?.address))
      await outbox.put(rows, { ...toSender, replyTo: school })
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
    key === "idempotencyKey" ? [] : [String(value ?? "")],
  )
  const row = rows.create(type, {
    ...fields,
    ...also?.(site),
    createdAt: new Date(),
    readAt: null,
    doneAt: null,
    searchText: searchText(...texts),
  } as object as DeepPartial<T>)
  await rows.insert(type, row as never)
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
