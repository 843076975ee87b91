import { msg } from "../../base/words.ts"
import type { Feature } from "../../content/api/feature.ts"
import { type Form, FormName } from "../inbox/form.ts"
import { formFeature } from "../inbox/form-feature.ts"
import { hiddenNumber } from "../inbox/letters.ts"
import { Absence, ReportAbsenceInput } from "./absence.ts"
import { AbsencesArgs, awayOn, daysInWords, requireDays } from "./absence-days.ts"
import { registerResolver } from "./register.ts"

const form: Form<Absence, ReportAbsenceInput> = {
  name: FormName.ABSENCE,
  type: Absence,
  input: ReportAbsenceInput,
  send: "reportAbsence",
  plural: "absences",
  descriptions: {
    send: "Reports a child absent. It is stored, then mailed to the school.",
    list: "Reported absences, newest first.",
    mark: "Marks an absence as read or done.",
  },
  whose: ["childName", "reporter", "phone"],
  screen: {
    path: "/absence",
    searchEntry: (t) => ({
      title: t("Report an absence"),
      text: t(
        "Tell the school that your child is ill or away and does not come today: a short form for sick days and absences.",
      ),
    }),
  },
  check: requireDays,
  extraFilter: { args: AbsencesArgs, filterOf: ({ on }: AbsencesArgs) => (on == null ? {} : awayOn(on)) },
  subject: ({ childName, className }) => `Absent: ${childName}, ${className}`,
  inInbox: ({ childName, className, firstDay, lastDay, reason, reporter, phone }) => ({
    from: childName,
    opening: `${className}: ${reason}`,
    facts: {
      ...{ Child: childName, Class: className, From: firstDay, To: lastDay ?? firstDay },
      ...{ Reason: reason, "Reported by": reporter, Phone: phone },
    },
    phone,
  }),
  // Receipts omit the reason: they stay on phones and in browser histories.
  lines: ({ childName, className, reason, reporter, phone, ...days }, { t, language }) => [
    [msg("Child"), childName],
    [msg("Class"), className],
    [msg("Absent"), daysInWords(days, t, language)],
    [msg("Reason"), reason, t("given")],
    [msg("Reported by"), reporter],
    [msg("Phone"), phone, hiddenNumber(phone)],
  ],
}

const feature = formFeature(form)

export const absences: Feature = { ...feature, resolvers: [...feature.resolvers, registerResolver(form)] }
