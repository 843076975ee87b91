import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { group } from "../forms/groups.tsx"
import { callToActionLimits } from "../generated/limits.ts"
import type { EditSiteInput } from "../generated/office.ts"
import { callFields } from "./call-fields.ts"
import type { PartFormProps } from "./part-form.ts"

const call = { fields: callFields, limits: callToActionLimits }

const fields = {
  intake: group({ label: "Next year’s intake", ...call }),
  scholarship: group({ label: "Scholarship", ...call }),
} satisfies Fields<EditSiteInput>

export function CallsForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={{}} stored={site} />
}
