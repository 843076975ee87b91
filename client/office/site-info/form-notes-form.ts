import { formNoteLimits } from "../../generated/limits.ts"
import type { FormNoteInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { group } from "../../items/forms/groups.tsx"
import { multiline, optionalNumber, text, wholeNumber } from "../../items/forms/text.tsx"
import { partForm } from "./part-form.tsx"

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

export const FormNotesForm = partForm(
  "formNotes",
  {},
  {
    enquiry: group({ label: "Messages", ...note }),
    application: group({ label: "Applications", ...note }),
    absence: group({ label: "Absences", ...note }),
  },
)
