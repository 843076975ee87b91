import { select } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { multiline, text, wholeNumber } from "../forms/text.tsx"
import type { SchoolDateFieldsFragment } from "../generated/graphql.ts"
import { addSchoolDateLimits } from "../generated/limits.ts"
import type { AddSchoolDateInput } from "../generated/office.ts"
import { kindNames } from "./kinds.ts"

const fields = {
  kind: select({ label: "What it is", choices: kindNames, prompt: "Choose one", half: true }),
  name: text({ label: "Name", hint: "Such as Term 1, or Mid-term break.", half: true }),
  firstDay: text({ label: "First day", half: true, input: { type: "date" } }),
  lastDay: text({
    label: "Last day",
    hint: "Empty for a single day.",
    half: true,
    input: { type: "date" },
    also: ({ firstDay }) => ({ min: String(firstDay) || undefined }),
  }),
  year: wholeNumber({
    label: "School year",
    hint: "The calendar year in which it begins.",
    half: true,
    input: { autoComplete: "off" },
  }),
  hours: text({ label: "Hours", hint: "Where they are not as usual: Home at 12:30.", half: true }),
  note: multiline({ label: "What else families should know", rows: 3 }),
} satisfies Fields<AddSchoolDateInput>

type SchoolDateFormProps = ItemForm<AddSchoolDateInput> & {
  date?: SchoolDateFieldsFragment
  /** For something new: the year that it is added to. */
  year?: number
}

export function SchoolDateForm({ date, year, ...form }: SchoolDateFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addSchoolDateLimits} stored={date} start={{ year }} />
}
