import { registerEnumType } from "type-graphql"
import type { Limit } from "../../access/throttle.ts"
import type { Mailbox } from "../../base/addresses/address.ts"
import type { SiteInfo } from "../../content/site-info/site-info.ts"
import type { MailKind } from "../../store/mail/mail-budgets.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import type { FilledIn, LetterContent, LetterContext } from "./letters.ts"
import type { SubmittedRow, SubmittedType } from "./submission.ts"

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

export interface Form<T extends SubmittedRow> {
  /** Also the prefix of receipt keys. */
  name: FormName
  type: SubmittedType<T>
  limit: Limit
  also?: (site: SiteInfo) => Partial<T>
  /** The receipt's values by translatable label. Must not identify the family, as the address may be mistyped. */
  received(row: T, letterContext: LetterContext): FilledIn
  toSchool(row: T, school: Mailbox): Omit<Mail, "kind">
  /** Quotes no input and may be postponed, as anyone can have it sent to any address. */
  toSender?(row: T, letterContext: LetterContext): LetterContent & { kind: MailKind }
}

const forms = new Map<string, Form<SubmittedRow>>()

export function form<T extends SubmittedRow>(described: Form<T>): Form<T> {
  forms.set(described.name, described as Form<SubmittedRow>)
  return described
}

export const formOf = (name: string) => forms.get(name)

export const allForms = () => [...forms.values()]
