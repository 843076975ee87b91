import type { EntityManager } from "typeorm"
import type { KeyedRow } from "../../access/signed-keys.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { conflict } from "../../base/failures/failures.ts"
import { neighbourhoodOf } from "../../base/network.ts"
import type { Context } from "../../content/api/context.ts"
import { searchText } from "../../content/items/search-text.ts"
import { schoolMailbox } from "../../content/site-info/school-mailbox.ts"
import { readSite, type SiteInfo } from "../../content/site-info/site-info.ts"
import { violatesUnique } from "../../store/database/unique.ts"
import type { Form } from "./form.ts"
import { english, letter, letterContextOf, linesAsText } from "./letters.ts"
import { mailKeyOf, receiptInWords, receiptOf, receiptPath } from "./receipt.ts"
import type { SubmissionReceipt, SubmittedInput, SubmittedRow } from "./submission.ts"

/**
 * Stores the mails in the same transaction. Sends no mail for forms that the office enters itself.
 * @throws TOO_MANY_REQUESTS; CONFLICT if the key has other content
 */
export async function submit(
  form: Form,
  { idempotencyKey = null, website, ...fields }: SubmittedInput,
  context: Context,
  { byTelephone = false } = {},
): Promise<SubmissionReceipt> {
  const { throttle, address, database, outbox, webhooks, viewer } = context
  if (!byTelephone) await throttle.consume(form.name, address)
  const receipt = (row: KeyedRow, mailPutOffUntil: Date | null = null) => {
    return { receivedAt: row.createdAt, path: receiptPath(form, row, context), mailPutOffUntil }
  }
  // The fake answer to bots.
  if (website) return receipt({ id: 1, createdAt: new Date() })

  const site = await readSite(database.read)
  const mails = await prepareMails(form, site, context)
  const store = () =>
    outbox.write(async (rows) => {
      const known = await storedBefore(rows, form, idempotencyKey, fields)
      if (known) return known
      const extraFields = await form.extraFields?.(site, fields, rows)
      const row = rows.create(form.type, {
        ...{ ...fields, idempotencyKey, ...extraFields },
        ...{ createdAt: new Date(), readAt: null, doneAt: null },
        searchText: wordsOf({ ...fields, ...extraFields }),
        ...(byTelephone && { doneAt: new Date(), doneById: viewer.id }),
      })
      await rows.insert(form.type, row)
      if (!byTelephone) await mails(rows, row)
      await webhooks.record(rows, { topic: itemTypeNamed(form.type), event: "received", itemId: row.id })
      return row
    })
  // Two requests with one key may run at once: the loser retries and finds the winner's row.
  const row = await store().catch((error) => (violatesUnique(error) ? store() : Promise.reject(error)))
  webhooks.wake()
  return receipt(row, await outbox.putOffUntil(database.read, mailKeyOf(form, row)))
}

const wordsOf = ({ language: _, ...fields }: SubmittedInput) =>
  searchText(...Object.values(fields).map((value) => String(value ?? "")))

async function prepareMails(form: Form, site: SiteInfo, context: Context) {
  const { outbox, settings, address } = context
  const school = await schoolMailbox(context)
  return async (rows: EntityManager, row: SubmittedRow) => {
    const letterContext = letterContextOf(row, site)
    const confirmation = form.confirmation?.(row, letterContext)
    const network = neighbourhoodOf(address)
    const mail = {
      ...{ replyTo: confirmation?.sender, subject: form.subject(row) },
      text: [linesAsText(form.lines(row, english)), form.message?.(row)].filter(Boolean).join("\n\n"),
    }
    if (school) await outbox.put(rows, { ...mail, kind: "staff", to: school })
    for (const to of (await form.copies?.(row, rows)) ?? [])
      if (to.address !== school?.address) await outbox.put(rows, { ...mail, kind: "teacher", to, network })
    if (!confirmation) return
    const { kind, sender, subject, text } = confirmation
    const receipt = await receiptOf(form, row, { site, read: rows, language: row.language })
    const url = settings.siteUrl + letterContext.pathOf(receiptPath(form, row, context))
    const follows = receiptInWords(receipt, letterContext, url)
    await outbox.put(rows, {
      ...letter({ to: sender.address, subject, text: `${text}\n\n${follows}` }, letterContext),
      ...{ kind, network, about: mailKeyOf(form, row), replyTo: school },
    })
  }
}

async function storedBefore(rows: EntityManager, { type }: Form, idempotencyKey: string | null, sent: SubmittedInput) {
  const row = idempotencyKey ? await rows.findOneBy(type, { idempotencyKey }) : null
  // The same content sent again in another language is the same message.
  if (row) requireSame({ ...row, language: sent.language }, sent)
  return row
}

/** @throws CONFLICT if a key's row has other values than those that are sent now */
export function requireSame(row: object, sent: object) {
  const stored = new Map(Object.entries(row))
  if (Object.entries(sent).some(([name, value]) => (stored.get(name) ?? null) !== (value ?? null)))
    throw conflict("An earlier try has arrived, with other content. Please look at what is stored.")
}
