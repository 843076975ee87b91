import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { lines } from "../forms/text.tsx"
import { editSiteLimits } from "../generated/limits.ts"
import type { EditSiteInput } from "../generated/office.ts"
import { MissedSearches } from "./missed-searches.tsx"
import type { PartFormProps } from "./part-form.ts"

const fields = {
  synonyms: lines({
    label: "Words that mean the same",
    hint: "Single words with commas between them, such as: uniform, clothes, dress. A line for each group.",
    rows: 16,
  }),
} satisfies Fields<EditSiteInput>

export function SynonymsForm({ site, ...form }: PartFormProps) {
  return (
    <>
      <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
      <MissedSearches />
    </>
  )
}
