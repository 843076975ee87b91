import { lines } from "../../items/forms/text.tsx"
import { MissedSearches } from "./missed-searches.tsx"
import { type PartFormProps, siteForm } from "./part-form.tsx"

const Synonyms = siteForm({
  synonyms: lines({
    label: "Words that mean the same",
    hint: "Single words with commas between them, such as: uniform, clothes, dress. A line for each group.",
    rows: 16,
  }),
})

export function SynonymsForm(props: PartFormProps) {
  return (
    <>
      <Synonyms {...props} />
      <MissedSearches />
    </>
  )
}
