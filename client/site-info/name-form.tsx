import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { multiline, text, wholeNumber } from "../forms/text.tsx"
import { editSiteLimits } from "../generated/limits.ts"
import type { EditSiteInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const fields = {
  name: text({ label: "Name" }),
  shortName: text({ label: "Short name", hint: "The name in a word or two, for narrow screens." }),
  motto: text({ label: "Motto" }),
  founded: wholeNumber({ label: "Founded in" }),
  footerText: multiline({ label: "Text at the foot of every page", rows: 3 }),
} satisfies Fields<EditSiteInput>

export function NameForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
