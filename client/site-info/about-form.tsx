import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { multiline, text } from "../forms/text.tsx"
import { aboutBlurbLimits } from "../generated/limits.ts"
import type { AboutBlurbInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const fields = {
  tag: text({ label: "Small heading" }),
  title: text({ label: "Heading" }),
  intro: multiline({ label: "Text", rows: 4 }),
  path: text({ label: "Where to read more", hint: "A page of this site, such as /about", required: true }),
} satisfies Fields<AboutBlurbInput>

export function AboutForm({ site, save, ...form }: PartFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={aboutBlurbLimits}
      within="about"
      stored={{ ...site.about, version: site.version }}
      save={(about, sent) => save({ about }, sent)}
    />
  )
}
