import { SelectField } from "../../base/ui/fields/text-field.tsx"
import type { AddSchoolClassInput } from "../../generated/graphql.ts"
import { addSchoolClassLimits, schoolClassTranslationLimits } from "../../generated/limits.ts"
import { useSchoolClassTranslationsQuery, useTeachersToChooseQuery } from "../../generated/office.ts"
import { postForm } from "../../items/content/post-form.tsx"
import type { Control, Field, Fields } from "../../items/forms/field.ts"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { richText } from "../../items/forms/rich-text.tsx"
import { optionalText, text, wholeNumber } from "../../items/forms/text.tsx"
import { translations } from "../../items/forms/translations.tsx"

const texts = {
  title: text({ label: "Name", missing: "a name", inDrafts: true, half: true }),
  room: optionalText({ label: "Room", half: true }),
  note: richText({ label: "Note for families", hint: "Such as the timetable, or what to bring.", missing: "a note" }),
}

const fields = {
  title: texts.title,
  year: wholeNumber({
    ...{ label: "Year", hint: "0 is Reception.", half: true, missing: "a year", inDrafts: true },
    input: { type: "number" },
  }),
  room: texts.room,
  teacherId: teacherChoice("Class teacher"),
  secondTeacherId: teacherChoice("Second class teacher"),
  note: texts.note,
  picture: optionalPicture({ label: "Image" }),
  translations: translations({ texts, limits: schoolClassTranslationLimits, titled: "title" }),
} satisfies Fields<AddSchoolClassInput>

export const ClassForm = postForm({
  fields,
  limits: addSchoolClassLimits,
  useTranslations: useSchoolClassTranslationsQuery,
})

function teacherChoice(label: string): Field<number | null, string, number | null> {
  return {
    options: { label, required: false, half: true },
    start: (stored) => String(stored ?? ""),
    isEmpty: (value) => value === "",
    toInput: (value) => (value ? Number(value) : null),
    draw: (control) => <TeacherChoice label={label} control={control} />,
  }
}

type TeacherChoiceProps = { label: string; control: Control<string> }

function TeacherChoice({ label, control: { name, value, error, onChange } }: TeacherChoiceProps) {
  const offered = useTeachersToChooseQuery().data?.profiles.items ?? []
  const isOffered = offered.some(({ id }) => String(id) === value)

  return (
    <SelectField {...{ label, name, value }} error={error()} onChange={({ target }) => onChange(target.value)}>
      <option value="">None</option>
      {value && !isOffered && <option value={value}>One who is not among the teachers now</option>}
      {offered.map(({ id, name, position }) => (
        <option key={id} value={id}>
          {name}, {position}
        </option>
      ))}
    </SelectField>
  )
}
