import { isEmail } from "class-validator"

export interface Mailbox {
  name: string
  address: string
}

/** Whether a text is one e-mail address and nothing else: no display name, no quotes, comments, blanks or lists. */
export function isPlainEmail(value: unknown): value is string {
  return isEmail(value) && !/[\s"<>(),:;\\[\]\p{Cc}]/u.test(value as string)
}
