import { randomInt } from "node:crypto"
import { Length, Matches } from "class-validator"
import { Field } from "type-graphql"
import type { Limit } from "../base/api/input-limits.ts"
import { loadOnce } from "../base/background/load-once.ts"

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane; about 40 ms on a small machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2 = loadOnce(() => import("@node-rs/argon2"), "@node-rs/argon2")

export const hashPassword = async (password: string) => (await argon2()).hash(password, cost)

const dummyHash = loadOnce(() => hashPassword(generatePassword()))

/** Takes as long for an unknown account, so that timing reveals nothing. */
export async function isPassword(stored: string | null | undefined, password: string) {
  const dummy = await dummyHash()
  const { verify } = await argon2()
  const matches = await verify(stored ?? dummy, password)
  return matches && stored != null
}

/** Field and check in one. */
export function StrongPassword(): PropertyDecorator {
  const description = "8 to 24 characters with a lowercase letter, an uppercase letter, a digit and one of `! @ # $ %`."
  return (target, key) => {
    Field(() => String, { description })(target, key)
    Length(8, 24, { message: "Invalid Entry" })(target, key)
    Matches(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%])/, {
      message: "Must include uppercase and lowercase letters, a number and a special character.",
    })(target, key)
  }
}

/** For a password that an administrator gives somebody: it may be weak, as they must change it. */
export function GivenPassword(): PropertyDecorator {
  return (target, key) => {
    const wrong = "8 to 24 characters."
    const context: Limit = { min: 8, max: 24, wrong, required: wrong }
    Length(8, 24, { message: ({ value }) => (value ? wrong : "Invalid Entry"), context })(target, key)
  }
}

const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789"

/** 18 characters, about 100 bits, without look-alikes; meets the rules of `StrongPassword`. */
export function generatePassword() {
  const letters = Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.join("")}aA2!`
}
