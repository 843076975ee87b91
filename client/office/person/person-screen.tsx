import { useState } from "react"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { counted } from "../../base/ui/texts/counted.ts"
import { personLimits } from "../../generated/limits.ts"
import { type PersonInput, useHeldAboutQuery, useRetentionQuery } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { text } from "../../items/forms/text.tsx"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { capitalized, crumbsAbove } from "../admin/record-kinds.ts"
import { Held } from "./held.tsx"

/** Any field may be empty: one is enough. */
const input = { autoComplete: "off", mayWait: true }

const fields = {
  name: text({ label: "Name", hint: "In any order, with or without accents.", input }),
  email: text({ label: "Email", input }),
  phone: text({ label: "Telephone number", hint: "The last nine digits are compared.", input }),
} satisfies Fields<PersonInput>

/** Keeps the search out of the address, and so out of the browser's history. */
export function PersonScreen() {
  const [search, setSearch] = useState<{ person: PersonInput; times: number }>()
  if (!useSession().can("eraseHeld")) return <NotFound />

  return (
    <AdminPage
      title="A person’s data"
      above={crumbsAbove("user")}
      width="form"
      note="For somebody who asks what the site holds about them, or wants it erased. One of these is enough. Text in pictures and PDF files is not searched."
    >
      <SimpleForm
        fields={fields}
        limits={personLimits}
        submitLabel="Find"
        save={async (person) => setSearch({ person, times: (search?.times ?? 0) + 1 })}
      />
      {search && <SearchResult key={search.times} person={search.person} />}
      <RetentionPanel />
    </AdminPage>
  )
}

function SearchResult({ person }: { person: PersonInput }) {
  const query = useHeldAboutQuery({ variables: { person }, fetchPolicy: "network-only" })
  return <Loaded query={query}>{({ heldAbout }) => <Held person={person} found={heldAbout} />}</Loaded>
}

function RetentionPanel() {
  const query = useRetentionQuery()

  return (
    <Panel title="How long things are kept" note="After that the site deletes them by itself, and logs only how many.">
      <Loaded query={query} lines={4}>
        {({ retention }) => (
          <dl>
            {retention.map(({ what, days, months }) => (
              <div key={`${what} ${days}`} className="listed row3 ends">
                <dt>{capitalized(what)}</dt>
                <dd className="soft">{retentionText(days, months)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}

function retentionText(days: number | null, months: number | null) {
  const years = days === null ? (months ?? 0) / 12 : days / 365
  if (years > 0 && Number.isInteger(years)) return counted(years, "year")
  if (days !== null) return counted(days, "day")
  return months === null ? "Until deleted" : counted(months, "month")
}
