import { DayText } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type MissedSearchesQuery, useMissedSearchesQuery } from "../../generated/office.ts"
import { lines } from "../../items/forms/text.tsx"
import { type Columns, RecordTable } from "../admin/record-table.tsx"
import { type PartFormProps, siteForm } from "./part-form.tsx"

const Synonyms = siteForm({
  synonyms: lines({
    label: "Words that mean the same",
    noun: "group",
    hint: "Single words with commas between them, such as: uniform, clothes, dress. A line for each group. Of another language than English, the line begins with its code, such as fr: uniforme, tenue.",
    rows: 24,
  }),
})

export function SynonymsForm(props: PartFormProps) {
  return (
    <div className="stack7">
      <Synonyms {...props} />
      <MissedSearches />
    </div>
  )
}

SynonymsForm.fields = Synonyms.fields

function MissedSearches() {
  const query = useMissedSearchesQuery()

  return (
    <section aria-labelledby="missed-searches" className="stack3">
      <h2 id="missed-searches">Searches that found nothing</h2>
      <p className="soft">Words of the last 90 days that no page has all of. Nobody can see who searched for them.</p>
      <Loaded query={query} lines={4}>
        {({ missedSearches: { items } }) =>
          items.length > 0 ? (
            <RecordTable
              label="Searches that found nothing"
              columns={columns}
              records={items.map((item) => ({ ...item, id: item.words }))}
            />
          ) : (
            <p>None: every search found something.</p>
          )
        }
      </Loaded>
    </section>
  )
}

const columns: Columns<MissedSearchesQuery["missedSearches"]["items"][number] & { id: string }> = [
  { head: "Words", cell: ({ words }) => words },
  { head: "Times", numeric: true, narrow: "start", cell: ({ times }) => times.toLocaleString("en-GB") },
  { head: "Last", narrow: "end", cell: ({ lastDay }) => <DayText of={lastDay} /> },
]
