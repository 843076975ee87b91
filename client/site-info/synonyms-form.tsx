import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { editSiteLimits, synonymsLimits } from "../generated/limits.ts"
import type { EditSiteInput, SynonymsInput } from "../generated/office.ts"
import { MissedSearches } from "./missed-searches.tsx"
import type { PartFormProps } from "./part-form.ts"

const group = {
  words: text({ label: "Words", hint: "Single words with commas between them, such as: uniform, clothes, dress" }),
} satisfies Fields<SynonymsInput>

const fields = {
  synonyms: list({
    label: "Groups of words",
    hint: "Whoever searches for one of a group also finds what has the others.",
    one: "group",
    fields: group,
    limits: synonymsLimits,
  }),
} satisfies Fields<EditSiteInput>

/** Which words the search takes to mean the same, and what it did not find. */
export function SynonymsForm({ site, ...form }: PartFormProps) {
  return (
    <>
      <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
      <MissedSearches />
    </>
  )
}
