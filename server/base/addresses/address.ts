import { isEmail } from "class-validator"

export interface Mailbox {
  name: string
  address: string
}

/** A plain e-mail address: no display name, quotes, comments, blanks or lists. `isEmail` throws at lone surrogates. */
export const isPlainEmail = (value: unknown): value is string =>
  typeof value === "string" && !/[\s"<>(),:;\\[\]\p{Cc}\p{Cs}]/u.test(value) && isEmail(value)
