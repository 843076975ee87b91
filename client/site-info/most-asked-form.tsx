import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { editSiteLimits, mostAskedLimits } from "../generated/limits.ts"
import type { EditSiteInput, MostAskedInput } from "../generated/office.ts"
import { linkFields } from "./link-fields.ts"
import type { PartFormProps } from "./part-form.ts"

const link = {
  ...linkFields,
  text: text({ label: "Short line", hint: "The answer itself, where it is short: Tell us before 8:30." }),
} satisfies Fields<MostAskedInput>

const fields = {
  mostAsked: list({
    label: "Links",
    hint: "In the order in which they are shown. Leave out what nobody asks for.",
    one: "link",
    fields: link,
    limits: mostAskedLimits,
    blank: { path: "/" },
  }),
} satisfies Fields<EditSiteInput>

export function MostAskedForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
