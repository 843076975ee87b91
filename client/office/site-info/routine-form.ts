import { lunchWeekLimits, routineLimits } from "../../generated/limits.ts"
import type { LunchWeekInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { text } from "../../items/forms/text.tsx"
import { partForm } from "./part-form.tsx"

const week = {
  monday: text({ label: "Monday" }),
  tuesday: text({ label: "Tuesday" }),
  wednesday: text({ label: "Wednesday" }),
  thursday: text({ label: "Thursday" }),
  friday: text({ label: "Friday" }),
} satisfies Fields<LunchWeekInput>

export const RoutineForm = partForm("routine", routineLimits, {
  gate: text({ label: "Gate and lessons", hint: "Such as: Opens at 7:30. Lessons 8:00 to 15:00." }),
  dayEnds: text({
    label: "The day is over at",
    hint: "Such as 15:00. From then on the home page shows the next day of school.",
  }),
  lunchWeeks: list({
    label: "Lunch",
    hint: "One week, or several that go round. The first one is that of the first week of each term.",
    one: "week",
    fields: week,
    limits: lunchWeekLimits,
  }),
})
