import { formFeature } from "../inbox/form-feature.ts"
import { ReportAbsenceInput } from "./absence.ts"
import { AbsencesArgs, awayOn, requireDays } from "./absence-days.ts"
import { absenceForm } from "./absence-form.ts"

export const absences = formFeature(absenceForm, {
  input: ReportAbsenceInput,
  send: "reportAbsence",
  plural: "absences",
  descriptions: {
    send: "Tells the school that a child does not come. It is stored first, then mailed to the school.",
    list: "The absences that were reported, newest first.",
    mark: "Notes how far the office is with an absence.",
  },
  screen: {
    path: "/absence",
    found: {
      title: "Report an absence",
      text: "Tell the school that your child is ill or away and does not come today: a short form for sick days and absences.",
    },
  },
  check: requireDays,
  narrower: { args: AbsencesArgs, filterOf: ({ on }: AbsencesArgs) => (on == null ? {} : awayOn(on)) },
})
