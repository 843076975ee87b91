import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { lunchWeekLimits, routineLimits } from "../generated/limits.ts"
import type { LunchWeekInput, RoutineInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const week = {
  monday: text({ label: "Monday" }),
  tuesday: text({ label: "Tuesday" }),
  wednesday: text({ label: "Wednesday" }),
  thursday: text({ label: "Thursday" }),
  friday: text({ label: "Friday" }),
} satisfies Fields<LunchWeekInput>

const fields = {
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
} satisfies Fields<RoutineInput>

export function RoutineForm({ site, save, ...form }: PartFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={routineLimits}
      within="routine"
      stored={{ ...site.routine, version: site.version }}
      save={(routine, sent) => save({ routine }, sent)}
    />
  )
}
