import { Column, Entity, type EntityManager, In, MoreThan, PrimaryColumn } from "typeorm"
import { instantText } from "../database/instant.ts"

const hour = 60 * 60 * 1000
const day = 24 * hour

type Scope = "mailbox" | "network" | "site"

/** Mails within a number of milliseconds. */
type Budget = [mails: number, within: number]

/**
 * Bounds the mail of each kind: to one mailbox, for one network, and in all. No kind uses up the budget of another one, and no
 * network that of all others.
 */
const budgets = {
  /** Mail to people of the school. */
  staff: {},
  /** Mail to an account's mailbox. `accountMail` and `accountMailTo` in `throttle.ts` limit requested links. */
  account: {},
  /** Mail to an address that an account typed. */
  invitation: { mailbox: [5, hour], site: [500, hour] },
  enquiry: { mailbox: [5, day], network: [20, hour], site: [200, hour] },
  application: { mailbox: [5, day], network: [20, hour], site: [200, hour] },
  /** A whole school may confirm at one assembly; one family, for several events. */
  attendance: { mailbox: [10, day], network: [60, hour], site: [500, hour] },
  movedUp: { mailbox: [10, day], network: [20, hour], site: [200, hour] },
  /** The school itself has it sent, and all must hear of it at once. */
  calledOff: { mailbox: [20, day], site: [5000, hour] },
} satisfies Record<string, Partial<Record<Scope, Budget>>>

export type MailKind = keyof typeof budgets

export interface Asked {
  kind: MailKind
  to: string
  /** The sender's network, by `neighbourhoodOf`; absent for the site itself and for staff. */
  network?: string | null
}

/** A mail that could not go for so long is given up, for the office to decide. */
export const longestPutOffMs = 14 * day

/** The part of a budget that is used within one of its spans of time. */
@Entity("mail_counts")
export class MailCount {
  @PrimaryColumn("text")
  key!: string

  @PrimaryColumn("text", { transformer: instantText })
  endsAt!: Date

  @Column("integer")
  count!: number
}

/** Takes the first moment at which all budgets have room for a mail. Null, and nothing taken, where none has within `longestMs`. */
export async function takeMoment(rows: EntityManager, asked: Asked, now: Date, longestMs = longestPutOffMs) {
  const keys = keysOf(asked)
  if (keys.length === 0) return now
  const endsAt = MoreThan(now)
  const counts = await rows.findBy(MailCount, { key: In(keys.map(({ key }) => key)), endsAt })
  const used = ({ key, within }: Key, at: Date) =>
    counts.find((one) => one.key === key && one.endsAt.getTime() === endOf(at, within))?.count ?? 0
  let at = now
  for (;;) {
    const full = keys.filter((key) => used(key, at) >= key.mails)
    if (full.length === 0) break
    at = new Date(Math.max(...full.map(({ within }) => endOf(at, within))))
    if (at.getTime() - now.getTime() > longestMs) return null
  }
  const places = keys.map((_, index) => `($${2 * index + 1}, $${2 * index + 2}, 1)`)
  await rows.query(
    `INSERT INTO "mail_counts" ("key", "endsAt", "count") VALUES ${places.join(", ")}
     ON CONFLICT ("key", "endsAt") DO UPDATE SET "count" = "mail_counts"."count" + 1`,
    keys.flatMap(({ key, within }) => [key, new Date(endOf(at, within)).toISOString()]),
  )
  return at
}

interface Key {
  key: string
  mails: number
  within: number
}

function keysOf({ kind, to, network }: Asked): Key[] {
  const who = { mailbox: mailboxOf(to), network, site: "all" }
  return Object.entries<Budget>(budgets[kind]).flatMap(([scope, [mails, within]]) => {
    const whose = who[scope as Scope]
    return whose ? { key: `${kind} ${scope} ${whose}`, mails, within } : []
  })
}

/** The end of the span in which a moment lies, which is the beginning of the next one. */
const endOf = (at: Date, within: number) => (Math.floor(at.getTime() / within) + 1) * within

/** `Ruth+1@Example.com` and `ruth@example.com` are one mailbox, wherever the part after the plus means anything. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, "@")
