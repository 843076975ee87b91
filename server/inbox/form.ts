import { registerEnumType } from "type-graphql"
import type { Limit } from "../access/throttle.ts"
import type { Mailbox } from "../mail/address.ts"
import type { MailKind } from "../mail/mail-budgets.ts"
import type { Mail } from "../mail/outbox.ts"
import type { SiteInfo } from "../site-info/site-info.ts"
import type { LetterContent, LetterContext } from "./letters.ts"
import type { SubmittedRow } from "./submission.ts"

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
    APPLICATION: { description: "A wish to enrol a child." },
    ABSENCE: { description: "A child that does not come to school." },
  },
})

/** What somebody filled in, by what it is called. What is empty is not shown. */
export type FilledIn = Record<string, string | number | null | undefined>

export interface Form<T extends SubmittedRow> {
  /** Which of the site's notes are about it; keys to its receipts begin with it. */
  name: FormName
  type: new () => T
  limit: Limit
  also?: (site: SiteInfo) => Partial<T>
  /** What a receipt shows again, by names that pages say in their language: not by itself enough to find the family, for its address may have been mistyped. */
  received(row: T, letterContext: LetterContext): FilledIn
  toSchool(row: T, school: Mailbox): Omit<Mail, "kind">
  /** What is written to the sender, where the form asks for an address. Anybody can have it sent to anyone: it quotes nothing, and is put off where there were many. */
  toSender?(row: T, letterContext: LetterContext): LetterContent & { kind: MailKind }
}

const forms = new Map<string, Form<SubmittedRow>>()

export function form<T extends SubmittedRow>(described: Form<T>): Form<T> {
  forms.set(described.name, described as Form<SubmittedRow>)
  return described
}

export const formOf = (name: string) => forms.get(name)

export const allForms = () => [...forms.values()]
