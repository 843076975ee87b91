import { dayInWords } from "../content/day.ts"
import { FormName, form } from "../inbox/form.ts"
import { hiddenNumber } from "../inbox/hidden.ts"
import { filledIn } from "../inbox/letters.ts"
import { Absence } from "./absence.ts"

/** Why a child is away is for the office alone: a receipt lies on telephones and in their histories. */
export const absenceForm = form<Absence>({
  name: FormName.ABSENCE,
  type: Absence,
  limit: "absence",
  received: ({ childName, className, reporter, phone, ...days }) => ({
    Child: childName,
    Class: className,
    Absent: daysInWords(days),
    Reason: "given",
    "Reported by": reporter,
    Phone: hiddenNumber(phone),
  }),
  toSchool: ({ childName, className, reason, reporter, phone, ...days }, school) => ({
    to: school,
    subject: `Absent: ${childName}, ${className}`,
    text: filledIn({
      Child: childName,
      Class: className,
      Absent: daysInWords(days),
      Reason: reason,
      "Reported by": reporter,
      Phone: phone,
    }),
  }),
})

function daysInWords({ firstDay, lastDay }: Pick<Absence, "firstDay" | "lastDay">) {
  return lastDay && lastDay !== firstDay ? `${dayInWords(firstDay)} to ${dayInWords(lastDay)}` : dayInWords(firstDay)
}
