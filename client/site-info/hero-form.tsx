import { FieldsForm } from "../forms/fields-form.tsx"
import { callToActionLimits } from "../generated/limits.ts"
import { callFields } from "./call-fields.ts"
import type { PartFormProps } from "./part-form.ts"

export function HeroForm({ site, save, ...form }: PartFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={callFields}
      limits={callToActionLimits}
      within="hero"
      stored={{ ...site.hero, version: site.version }}
      save={(hero, sent) => save({ hero }, sent)}
    />
  )
}
