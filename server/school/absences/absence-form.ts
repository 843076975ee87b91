import { type Language, originalLanguage } from "../../base/languages.ts"
import { msg, type Translate } from "../../base/words.ts"
import { dayInWords } from "../../content/items/day.ts"
import { FormName, form } from "../inbox/form.ts"
import { hiddenNumber } from "../inbox/hidden.ts"
import { filledIn, inEnglish } from "../inbox/letters.ts"
import { Absence } from "./absence.ts"

/** Receipts omit the reason: they stay on phones and in browser histories. */
export const absenceForm = form<Absence>({
  name: FormName.ABSENCE,
  type: Absence,
  limit: "absence",
  received: ({ childName, className, reporter, phone, ...days }, { t, language }) => ({
    [msg("Child")]: childName,
    [msg("Class")]: className,
    [msg("Absent")]: daysInWords(days, t, language),
    [msg("Reason")]: t("given"),
    [msg("Reported by")]: reporter,
    [msg("Phone")]: hiddenNumber(phone),
  }),
  toSchool: ({ childName, className, reason, reporter, phone, ...days }, school) => ({
    to: school,
    subject: `Absent: ${childName}, ${className}`,
    text: filledIn({
      Child: childName,
      Class: className,
      Absent: daysInWords(days, inEnglish, originalLanguage),
      Reason: reason,
      "Reported by": reporter,
      Phone: phone,
    }),
  }),
})

type Days = Pick<Absence, "firstDay" | "lastDay">

function daysInWords({ firstDay, lastDay }: Days, t: Translate, language: Language) {
  const first = dayInWords(firstDay, language)
  if (!lastDay || lastDay === firstDay) return first
  return t("{first} to {last}", { first, last: dayInWords(lastDay, language) })
}
