import type { Role } from "./roles.ts"

export interface Account {
  id: number
  name: string
  email: string
  role: Role
  suspend: boolean
  /** Argon2id, or null for an account that nobody can sign in to yet. */
  passwordHash: string | null
  /** Somebody else chose the password, and knows it. */
  mustChangePassword: boolean
  /** The end of a password that an administrator handed over. Null for any other, also after `npm run user`. */
  givenPasswordEndsAt: Date | null
  /** True if only a name is left of the account. It is suspended then too. */
  deleted: boolean
  /** True if signing in also takes a code from an authenticator app. */
  secondFactor: boolean
}
