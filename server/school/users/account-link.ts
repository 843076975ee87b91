import { Column, Entity, type EntityManager, Index, ManyToOne, PrimaryColumn } from "typeorm"
import { hashOf, newSecret } from "../../access/secret-token.ts"
import { isUnderWay } from "../../base/background/moments.ts"
import { badInput } from "../../base/failures/failures.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { User } from "./user.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Purposes of links, each for one use, with their lifetimes in milliseconds. */
const lifetimes = {
  /** Choose another password: asked for by whoever knows the address. */
  PASSWORD: 30 * minuteMs,
  /** Choose a password: given by an administrator. */
  INVITATION: 7 * dayMs,
  /** Make another address that of the account. */
  EMAIL: dayMs,
}

export type LinkPurpose = keyof typeof lifetimes

/** Gives the holder of its secret one act on an account, once. The secret itself is stored nowhere. */
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

  /** The address that it was mailed to; of EMAIL the one that it confirms. */
  @Column("text")
  email!: string

  @InstantColumn()
  createdAt!: Date

  @InstantColumn()
  expiresAt!: Date
}

/** Returns the secret of a new link. An older one for the same is over. */
export async function addLink(rows: EntityManager, link: Pick<AccountLink, "userId" | "purpose" | "email">) {
  const secret = newSecret()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + lifetimes[link.purpose])
  await rows.delete(AccountLink, { userId: link.userId, purpose: link.purpose })
  await rows.insert(AccountLink, { ...link, secretHash: hashOf(secret), createdAt, expiresAt })
  return { secret, expiresAt }
}

/** A link that still counts, of an account that may be used. @throws BAD_USER_INPUT at `secret`. */
export async function linkOf(rows: EntityManager, secret: string, purposes: LinkPurpose[]): Promise<AccountLink> {
  const where = { secretHash: hashOf(secret) }
  const link = await rows.findOne(AccountLink, { where, relations: { user: true } })
  const counts =
    link && purposes.includes(link.purpose) && isUnderWay(link.expiresAt, lifetimes[link.purpose]) && !link.user.suspend
  if (!counts) throw badInput({ secret: "This link has been used, or its time is over. Please ask for another one." })
  return link
}
