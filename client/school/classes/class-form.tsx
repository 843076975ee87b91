import { Options } from "../../base/ui/fields/text-field.tsx"
import type { AddSchoolClassInput } from "../../generated/graphql.ts"
import { addSchoolClassLimits, schoolClassTranslationLimits } from "../../generated/limits.ts"
import { useSchoolClassTranslationsQuery, useTeachersToChooseQuery } from "../../generated/office.ts"
import { postForm } from "../../items/content/post-form.tsx"
import { ReferenceField, reference } from "../../items/forms/choices.tsx"
import type { Control, Fields } from "../../items/forms/field.ts"
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
  translations: translations({ texts, limits: schoolClassTranslationLimits }),
} satisfies Fields<AddSchoolClassInput>

export const ClassForm = postForm({
  fields,
  limits: addSchoolClassLimits,
  useTranslations: useSchoolClassTranslationsQuery,
})

function teacherChoice(label: string) {
  return reference({ label, half: true }, (control) => <TeacherChoice {...{ label, control }} />)
}

function TeacherChoice(of: { label: string; control: Control<string> }) {
  const offered = useTeachersToChooseQuery().data?.profiles.items ?? []

  return (
    <ReferenceField {...of} offered={offered} other="One who is not among the teachers now">
      <Options of={offered.map(({ id, name, position }) => [id, `${name}, ${position}`])} />
    </ReferenceField>
  )
}
