import { isEmail } from "class-validator"

export interface Mailbox {
  name: string
  address: string
}

/** A plain e-mail address: no display name, quotes, comments, blanks or lists. */
export const isPlainEmail = (value: unknown): value is string =>
  isEmail(value) && !/[\s"<>(),:;\\[\]\p{Cc}]/u.test(value as string)
