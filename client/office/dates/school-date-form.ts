import { formatDay } from "../../base/ui/dates/days.ts"
import { addSchoolDateLimits } from "../../generated/limits.ts"
import type { AddSchoolDateInput } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import { type Fields, multiline, text, wholeNumber } from "../../items/forms/text.tsx"
import { kindNames } from "../../school/dates/kinds.ts"

/** Browsers' fields do not show on which weekday a day falls. */
const hintOf = (day: unknown, fallback?: string) => ({ hint: day ? formatDay(String(day)) : fallback })

const fields = {
  kind: select({ label: "What it is", choices: kindNames, prompt: "Choose one", half: true }),
  name: text({ label: "Name", hint: "Such as Term 1, or Mid-term break.", half: true }),
  firstDay: text({ label: "First day", half: true, input: { type: "date" }, also: ({ firstDay }) => hintOf(firstDay) }),
  lastDay: text({
    label: "Last day",
    half: true,
    input: { type: "date" },
    also: ({ firstDay, lastDay }) => ({
      ...hintOf(lastDay, "Leave empty for a single day."),
      min: String(firstDay) || undefined,
    }),
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

export const pathOfYear = (year?: number) => (year ? `/admin/dates?year=${year}` : "/admin/dates")

export const schoolDateForm = { fields, limits: addSchoolDateLimits }
