import { randomInt } from "node:crypto"
import { Length, Matches } from "class-validator"
import type { Limit } from "../base/api/input-limits.ts"
import { loadOnce } from "../base/background/load-once.ts"

/** OWASP's password storage recommendation for Argon2id: 19 MiB, two passes, one lane; about 40 ms on a small machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The library is loaded when somebody first signs in. */
const argon2 = loadOnce(() => import("@node-rs/argon2"), "@node-rs/argon2")

export const hashPassword = async (password: string) => (await argon2()).hash(password, cost)

const hashOfNobody = loadOnce(() => hashPassword(generatePassword()))

/** Does the same work for an account that does not exist, so that the time of the answer reveals nothing. */
export async function isPassword(stored: string | null | undefined, password: string) {
  const nobody = await hashOfNobody()
  const { verify } = await argon2()
  const matches = await verify(stored ?? nobody, password)
  return matches && stored != null
}

/** Checks the form of a password that a person sets for themselves (specification, section 5). */
export function StrongPassword(): PropertyDecorator {
  return (target, key) => {
    Length(8, 24, { message: "Invalid Entry" })(target, key)
    Matches(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%])/, {
      message: "Must include uppercase and lowercase letters, a number and a special character.",
    })(target, key)
  }
}

/** Checks a password that an administrator gives somebody: it need not be strong, as they must change it. */
export function GivenPassword(): PropertyDecorator {
  return (target, key) => {
    const limit: Limit = { min: 8, max: 24, wrong: "8 to 24 characters.", required: "8 to 24 characters." }
    Length(8, 24, { message: ({ value }) => (value ? "8 to 24 characters." : "Invalid Entry"), context: limit })(
      target,
      key,
    )
  }
}

const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789"

/** A password of 18 characters, about 100 bits, that meets the rules and has no letters that look alike. */
export function generatePassword() {
  const letters = Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.join("")}aA2!`
}
