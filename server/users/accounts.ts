import { type EntityManager, IsNull, MoreThanOrEqual, Not, QueryFailedError } from "typeorm"
import { hashPassword } from "../access/passwords.ts"
import { Role } from "../access/roles.ts"
import type { Services } from "../api/context.ts"
import { conflict, notFound } from "../api/failures.ts"
import { User } from "./user.ts"

type Keeping = Pick<Services, "database" | "sessions">

/** A new account. @throws CONFLICT for an address that has one. */
export async function addAccount(
  { database }: Keeping,
  person: Pick<User, "name" | "email" | "role">,
  password: string,
) {
  const passwordHash = await hashPassword(password)
  const now = new Date()
  const email = person.email.toLowerCase()
  await database.write(async (rows) => {
    const contact = { telephone: "", twitter: "", linkedIn: "", instagram: "" }
    const user = { ...person, ...contact, email, passwordHash, suspend: false, createdAt: now, updatedAt: now }
    await rows.insert(User, user).catch(explainTwice(email))
  })
}

/** Everybody with an account, the most powerful first. */
export function listAccounts({ database }: Keeping) {
  const select = { id: true, name: true, email: true, role: true, suspend: true, passwordHash: true } as const
  return database.read.find(User, { select, order: { role: "DESC", name: "ASC" } })
}

/** Changes an account and ends its sessions. @throws CONFLICT where nobody could administer the site any more. */
export async function changeAccount(
  { database, sessions }: Keeping,
  email: string,
  change: Partial<Pick<User, "role" | "suspend" | "passwordHash">>,
) {
  await database.write(async (rows) => {
    const account = await rows.findOneBy(User, { email: email.toLowerCase() })
    if (!account) throw notFound(`The account ${email}`)
    await rows.update(User, account.id, change)
    if (account.role >= Role.ADMINISTRATOR) await keepSomebodyInCharge(rows)
    await sessions.endAll(rows, account.id)
  })
}

async function keepSomebodyInCharge(rows: EntityManager) {
  const canSignIn = { suspend: false, passwordHash: Not(IsNull()) }
  const inCharge = await rows.existsBy(User, { role: MoreThanOrEqual(Role.ADMINISTRATOR), ...canSignIn })
  if (!inCharge) throw conflict("This is the last account that can administer the site. Make another one first.")
}

function explainTwice(email: string) {
  return (error: unknown): never => {
    if (error instanceof QueryFailedError && /unique/i.test(error.message)) throw conflict(`${email} has an account.`)
    throw error
  }
}
