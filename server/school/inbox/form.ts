import { type ClassType, registerEnumType } from "type-graphql"
import type { EntityManager } from "typeorm"
import type { Mailbox } from "../../base/addresses/address.ts"
import type { Context } from "../../content/api/context.ts"
import type { Screen } from "../../content/api/feature.ts"
import type { Filter } from "../../content/items/visibility.ts"
import type { SiteInfo } from "../../content/site-info/site-info.ts"
import type { MailKind } from "../../store/mail/mail-budgets.ts"
import type { LetterContext, Line } from "./letters.ts"
import type { InboxArgs, SubmittedInput, SubmittedRow, SubmittedType } from "./submission.ts"

export enum FormName {
  ENQUIRY = "enquiry",
  APPLICATION = "application",
  ABSENCE = "absence",
}

registerEnumType(FormName, {
  name: "FormName",
  description: "A form that families send to the school.",
  valuesConfig: {
    ENQUIRY: { description: "A message." },
    APPLICATION: { description: "An application to enrol a child." },
    ABSENCE: { description: "A child's absence from school." },
  },
})

/** Describes a form for families. */
export interface Form<T extends SubmittedRow = SubmittedRow, I extends SubmittedInput = SubmittedInput> {
  /** Also the name of its throttle limit, and the prefix of receipt keys. */
  name: FormName
  type: SubmittedType<T>
  input: ClassType<I>
  /** The GraphQL mutation, such as `sendEnquiry`. */
  send: string
  /** The GraphQL list, such as `enquiries`. */
  plural: string
  descriptions: { send: string; list: string; mark: string }
  screen: Screen
  /** Columns that identify the sender and the child. */
  whose: string[]
  /** @throws BAD_USER_INPUT for errors across fields */
  check?(input: I, context: Context): Promise<void>
  /** Additional values to store, computed in the transaction that stores the form. */
  extraFields?(site: SiteInfo, input: I, rows: EntityManager): Partial<T> | Promise<Partial<T>>
  /** Staff who also get the mail to the school. Neither the sender nor other staff see them. */
  copies?(row: T, rows: EntityManager): Mailbox[] | Promise<Mailbox[]>
  /** Arguments in addition to those of every inbox. */
  extraFilter?: { args: ClassType<InboxArgs>; filterOf(args: InboxArgs): Filter<T> }
  /** The subject of the mail to the school. */
  subject(row: T): string
  /** The submission as the inbox shows it. */
  inInbox(row: T): InboxText
  lines(row: T, words: Pick<LetterContext, "t" | "language">): Line[]
  message?(row: T): string
  /** The mail to the sender. Quotes no input and may be postponed, as anyone can have it sent to any address. */
  confirmation?(row: T, letterContext: LetterContext): Confirmation
}

interface InboxText {
  /** The sender or the person concerned; `opening`: the rest in a line. */
  from: string
  opening: string
  /** By their labels; an empty one is omitted. Days are ISO. */
  facts: Record<string, string | null | undefined>
  phone: string
  /** Absent if no address was given. */
  replyTo?: { name: string; email: string; subject: string }
}

interface Confirmation {
  kind: MailKind
  sender: Mailbox
  subject: string
  text: string
}

export const forms: Form[] = []
