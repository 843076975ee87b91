import type { Control, Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { group, list } from "../forms/groups.tsx"
import { email, lines, text } from "../forms/text.tsx"
import { editSiteLimits, telephoneLineLimits } from "../generated/limits.ts"
import type { EditSiteInput, TelephoneLineInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"
import { TimeZoneField } from "./time-zone-field.tsx"

const line = {
  label: text({ label: "What it is for", half: true }),
  number: text({ label: "Number", half: true, input: { type: "tel" } }),
} satisfies Fields<TelephoneLineInput>

const fields = {
  address: lines({ label: "Address", hint: "Where the school stands, line by line.", rows: 3 }),
  postalAddress: lines({ label: "Postal address", hint: "Where letters go, line by line.", rows: 3 }),
  email: email({ label: "Email", hint: "Enquiries and applications are mailed here." }),
  helpLine: group({
    label: "Help line, at the top of every page",
    shortLabel: "Help line",
    fields: line,
    limits: telephoneLineLimits,
  }),
  telephone: list({
    label: "Telephone lines",
    one: "line",
    fields: line,
    limits: telephoneLineLimits,
    skipsBlank: true,
  }),
  officeHours: text({ label: "Office hours", hint: "As people read them." }),
  openingHours: text({ label: "Opening hours for search engines", hint: "Such as Mo-Fr 07:30-16:00" }),
  timeZone: {
    ...text({ label: "Time zone" }),
    draw: ({ value, error, onChange }: Control<string>) => <TimeZoneField {...{ value, onChange }} error={error()} />,
  },
} satisfies Fields<EditSiteInput>

export function ContactForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
