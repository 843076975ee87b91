import { isEmail } from "class-validator"

export interface Mailbox {
  name: string
  address: string
}

/** No display name, quotes, comments, blanks, lists, or what nobody sees. `isEmail` throws at lone surrogates. */
export const isPlainEmail = (value: unknown): value is string =>
  typeof value === "string" && !/[\s"<>(),:;\\[\]\p{C}]/u.test(value) && isEmail(value)
