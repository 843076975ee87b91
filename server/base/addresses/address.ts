import { isEmail } from "class-validator"

export interface Mailbox {
  name: string
  address: string
}

/** In characters. */
export const maxEmailLength = 254

/** No display names, quotes, comments, spaces, lists and invisible characters. `isEmail` throws at lone surrogates. */
export const isPlainEmail = (value: unknown): value is string =>
  typeof value === "string" && !/[\s"<>(),:;\\[\]\p{C}]/u.test(value) && isEmail(value)
