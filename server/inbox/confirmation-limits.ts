import { Between, type EntityManager } from "typeorm"
import { OutboxMail } from "../mail/outbox-mail.ts"

const hourMs = 60 * 60 * 1000

/** Whoever fills in a form chooses where its confirmation goes: so many to one mailbox in a day, and to all in an hour. */
const usual = { toOne: 5, toAll: 100 }

/** Whether one more confirmation may go to an address, which may be a stranger's. The school's own mail does not count. */
export async function mayConfirm(rows: EntityManager, to: string, schoolAddress = "", limits = usual) {
  const now = Date.now()
  const recent = await rows.find(OutboxMail, {
    // Not those of a clock that ran ahead.
    where: { createdAt: Between(new Date(now - 24 * hourMs), new Date(now)) },
    select: { id: true, toAddress: true, createdAt: true },
  })
  const others = recent.filter(({ toAddress }) => mailboxOf(toAddress) !== mailboxOf(schoolAddress))
  const toOne = others.filter(({ toAddress }) => mailboxOf(toAddress) === mailboxOf(to))
  const thisHour = others.filter(({ createdAt }) => createdAt.getTime() > now - hourMs)
  return toOne.length < limits.toOne && thisHour.length < limits.toAll
}

/** `Ruth+1@Example.com` and `ruth@example.com` are one mailbox, wherever the part after the plus means anything. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, "@")
