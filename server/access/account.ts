import { type EntityManager, MoreThanOrEqual } from "typeorm"
import { Role } from "./roles.ts"

export interface Account {
  id: number
  name: string
  email: string
  role: Role
  suspend: boolean
  /** Argon2id; null for an account that nobody can sign in to yet. */
  passwordHash: string | null
  /** Another person knows the password. */
  mustChangePassword: boolean
  /** Expiry of a password that an administrator chose. Null for any other, including one set by `npm run user`. */
  givenPasswordEndsAt: Date | null
  /** True if the account is reduced to its name. It is suspended then too. */
  deleted: boolean
  secondFactor: boolean
}

/** Accounts that may administer the site now. */
export const findAdministrators = (rows: EntityManager) =>
  rows.find<Account>("User", {
    where: { role: MoreThanOrEqual(Role.ADMINISTRATOR), suspend: false },
    order: { id: "ASC" },
  })
