import { formFeature } from "../inbox/form-feature.ts"
import { ReportAbsenceInput } from "./absence.ts"
import { AbsencesArgs, awayOn, requireDays } from "./absence-days.ts"
import { absenceForm } from "./absence-form.ts"

export const absences = formFeature(absenceForm, {
  input: ReportAbsenceInput,
  send: "reportAbsence",
  plural: "absences",
  descriptions: {
    send: "Reports a child absent. It is stored, then mailed to the school.",
    list: "Reported absences, newest first.",
    mark: "Marks an absence as read or done.",
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
