import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { group } from "../forms/groups.tsx"
import { multiline, optionalNumber, text, wholeNumber } from "../forms/text.tsx"
import { formNoteLimits } from "../generated/limits.ts"
import type { FormNoteInput, FormNotesInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const note = {
  fields: {
    answeredBy: text({ label: "Who answers", hint: "As in “Ms Verhoeven in admissions”." }),
    answerDays: wholeNumber({
      label: "Within how many school days",
      hint: "0 is the same day.",
      half: true,
      required: true,
      input: { type: "number" },
    }),
    keptMonths: optionalNumber({
      label: "Deleted after how many months",
      hint: "By itself. Left empty, nothing is.",
      half: true,
      input: { type: "number" },
    }),
    next: multiline({ label: "What happens next", rows: 3 }),
  } satisfies Fields<FormNoteInput>,
  limits: formNoteLimits,
}

const fields = {
  enquiry: group({ label: "Messages", ...note }),
  application: group({ label: "Applications", ...note }),
  absence: group({ label: "Absences", ...note }),
} satisfies Fields<FormNotesInput>

export function FormNotesForm({ site, save, ...form }: PartFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={{}}
      within="formNotes"
      stored={{ ...site.formNotes, version: site.version }}
      save={(formNotes, sent) => save({ formNotes }, sent)}
    />
  )
}
