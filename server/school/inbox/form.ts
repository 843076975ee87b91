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
  /** The name of the site's notes about it; keys to its receipts begin with it. */
  name: FormName
  type: SubmittedType<T>
  limit: Limit
  also?: (site: SiteInfo) => Partial<T>
  /** The values in a receipt, by translatable names: too few to find the family, as the address may be mistyped. */
  received(row: T, letterContext: LetterContext): FilledIn
  toSchool(row: T, school: Mailbox): Omit<Mail, "kind">
  /** The mail to a sender whose address the form asks for. Anybody can have it sent to anyone: it quotes nothing, and is put off where there were many. */
  toSender?(row: T, letterContext: LetterContext): LetterContent & { kind: MailKind }
}

const forms = new Map<string, Form<SubmittedRow>>()

export function form<T extends SubmittedRow>(described: Form<T>): Form<T> {
  forms.set(described.name, described as Form<SubmittedRow>)
  return described
}

export const formOf = (name: string) => forms.get(name)

export const allForms = () => [...forms.values()]
