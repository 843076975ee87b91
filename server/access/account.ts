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
  /** When a password ends that an administrator handed over. Null for any other, also for one that `npm run user` set. */
  givenPasswordEndsAt: Date | null
  /** Whether all that is left of it is a name. It is suspended then too. */
  deleted: boolean
  /** Whether signing in takes a code of an app as well. */
  secondFactor: boolean
}
