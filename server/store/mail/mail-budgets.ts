import { Column, Entity, type EntityManager, In, MoreThan, PrimaryColumn } from "typeorm"
import { instantText } from "../database/instant.ts"

const hour = 60 * 60 * 1000
const day = 24 * hour

type Scope = "mailbox" | "network" | "site"

/** `within` is in milliseconds. */
type Budget = [mails: number, within: number]

/** Limits per kind of mail: to one mailbox, from one network, and in total. No kind uses up another's budget. */
const budgets = {
  staff: {},
  /** To the teacher whom a message to the school is for. The office gets it at once, regardless of budgets. */
  teacher: { mailbox: [60, day], network: [20, hour], site: [500, hour] },
  /** To an account's mailbox. `throttle.ts` limits requested links by `accountMail` and `accountMailTo`. */
  account: {},
  /** To an address that a user typed. */
  invitation: { mailbox: [5, hour], site: [500, hour] },
  enquiry: { mailbox: [5, day], network: [20, hour], site: [200, hour] },
  application: { mailbox: [5, day], network: [20, hour], site: [200, hour] },
  /** A whole school may confirm at one assembly, and a family for several events. */
  attendance: { mailbox: [10, day], network: [60, hour], site: [500, hour] },
  movedUp: { mailbox: [10, day], network: [20, hour], site: [200, hour] },
  /** From the office to a family, about pictures of their child. */
  consent: { mailbox: [10, day], site: [1000, hour] },
  /** Sent by the school itself; must reach everybody at once. */
  calledOff: { mailbox: [20, day], site: [5000, hour] },
  /** From an event's owner to its attendees. */
  attendees: { mailbox: [10, day], site: [5000, hour] },
} satisfies Record<string, Partial<Record<Scope, Budget>>>

export type MailKind = keyof typeof budgets

export interface MailRequest {
  kind: MailKind
  to: string
  /** The sender's network, by `neighbourhoodOf`; absent for the site itself and for staff. */
  network?: string | null
}

/** Mail delayed longer by its budget is not sent: the office decides. */
export const longestPutOffMs = 14 * day

@Entity("mail_counts")
export class MailCount {
  @PrimaryColumn("text")
  key!: string

  @PrimaryColumn("text", { transformer: instantText })
  endsAt!: Date

  @Column("integer")
  count!: number
}

/** Reserves the first moment at which all budgets have room; null, reserving nothing, if none is within `longestMs`. */
export async function reserveMoment(rows: EntityManager, request: MailRequest, now: Date, longestMs = longestPutOffMs) {
  const keys = keysOf(request)
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

function keysOf({ kind, to, network }: MailRequest): Key[] {
  const who = { mailbox: mailboxOf(to), network, site: "all" }
  return Object.entries<Budget>(budgets[kind]).flatMap(([scope, [mails, within]]) => {
    const whose = who[scope as Scope]
    return whose ? { key: `${kind} ${scope} ${whose}`, mails, within } : []
  })
}

const endOf = (at: Date, within: number) => (Math.floor(at.getTime() / within) + 1) * within

/** Treats `Ruth+1@Example.com` and `ruth@example.com` as one mailbox. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, "@")
