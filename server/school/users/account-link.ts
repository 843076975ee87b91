import { Column, Entity, type EntityManager, In, Index, IsNull, ManyToOne, MoreThan, Not, PrimaryColumn } from "typeorm"
import { hashOf, newSecret } from "../../access/secret-token.ts"
import { isUnexpired } from "../../base/background/moments.ts"
import { badInput } from "../../base/failures/failures.ts"
import { Activity } from "../../content/history/activity.ts"
import { Act } from "../../content/history/log-act.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { User } from "./user.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const lifetimes = {
  /** Requested by anyone who enters the address. */
  PASSWORD: 30 * minuteMs,
  /** Issued by an administrator. */
  INVITATION: 7 * dayMs,
  EMAIL: dayMs,
}

type LinkPurpose = keyof typeof lifetimes

/** Allows one act on an account, once. Only a hash of the secret is stored. */
@Entity("account_links")
export class AccountLink {
  @PrimaryColumn("text")
  secretHash!: string

  @Index()
  @Column("integer")
  userId!: number

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  user!: User

  @Column("text")
  purpose!: LinkPurpose

  /** The address that the link was mailed to; for EMAIL, the new address. */
  @Column("text")
  email!: string

  @InstantColumn()
  createdAt!: Date

  @InstantColumn()
  expiresAt!: Date
}

/** Replaces an older link for the same purpose. Returns the secret. */
export async function addLink(rows: EntityManager, link: Pick<AccountLink, "userId" | "purpose" | "email">) {
  const secret = newSecret()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + lifetimes[link.purpose])
  await rows.delete(AccountLink, { userId: link.userId, purpose: link.purpose })
  await rows.insert(AccountLink, { ...link, secretHash: hashOf(secret), createdAt, expiresAt })
  return { secret, expiresAt }
}

/** Revokes unused links and passwords that a former administrator gave to others, and may still know. */
export async function revokeIssuedBy(rows: EntityManager, userId: number) {
  const at = MoreThan(new Date(Date.now() - lifetimes.INVITATION))
  const issued = await rows.findBy(Activity, { userId, act: In([Act.USER_ADDED, Act.PASSWORD_RESET]), at })
  const accounts = In(issued.map(({ itemId }) => itemId))
  await rows.delete(AccountLink, { userId: accounts, purpose: "INVITATION" })
  const where = { id: accounts, givenPasswordEndsAt: Not(IsNull()) }
  await rows.update(User, where, { givenPasswordEndsAt: new Date() })
}

/** Valid links of accounts that are not suspended. @throws BAD_USER_INPUT at `secret` */
export async function validLink(rows: EntityManager, secret: string, purposes: LinkPurpose[]): Promise<AccountLink> {
  const where = { secretHash: hashOf(secret) }
  const link = await rows.findOne(AccountLink, { where, relations: { user: true } })
  const isValid =
    link &&
    purposes.includes(link.purpose) &&
    isUnexpired(link.expiresAt, lifetimes[link.purpose]) &&
    !link.user.suspend
  if (!isValid)
    throw badInput({ secret: "This link has been used, or its time is over. Please sign in, or ask for another one." })
  return link
}
