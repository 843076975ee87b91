import { useState } from "react"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type PersonInput, useHeldAboutQuery, useRetentionQuery } from "../../generated/office.ts"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { capitalized, crumbsAbove } from "../admin/record-kinds.ts"
import { Held } from "./held.tsx"

const nobody = { name: "", email: "", phone: "" }

/** Keeps what is sought out of the address, and so of the browser's history. */
export function PersonScreen() {
  const [typed, setTyped] = useState(nobody)
  const [sought, setSought] = useState<{ person: PersonInput; times: number }>()
  const field = (name: keyof typeof nobody) => ({
    value: typed[name],
    maxLength: 254,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  if (!useSession().can("eraseHeld")) return <NotFound />

  return (
    <AdminPage
      title="A person’s data"
      above={crumbsAbove("user")}
      width="form"
      note="For somebody who asks what the site holds about them, or wants it erased. What stands in pictures and PDF files is not read."
    >
      <Form
        submitLabel="Look for it"
        onSubmit={async () => setSought({ person: { ...typed }, times: (sought?.times ?? 0) + 1 })}
      >
        {({ fields }) => (
          <>
            <TextField
              label="Name"
              hint="In any order, with or without accents."
              error={fields.name}
              {...field("name")}
            />
            <TextField label="Email" {...field("email")} />
            <TextField label="Telephone number" hint="Its last nine digits count." {...field("phone")} />
          </>
        )}
      </Form>
      {sought && <Found key={sought.times} person={sought.person} />}
      <KeptFor />
    </AdminPage>
  )
}

function Found({ person }: { person: PersonInput }) {
  const query = useHeldAboutQuery({ variables: { person }, fetchPolicy: "network-only" })
  return <Loaded query={query}>{({ heldAbout }) => <Held person={person} found={heldAbout} />}</Loaded>
}

function KeptFor() {
  const query = useRetentionQuery()

  return (
    <Panel title="How long the site keeps what" note="It deletes the rest by itself, and logs only how many.">
      <Loaded query={query} lines={4}>
        {({ retention }) => (
          <ul className="stack2">
            {retention.map(({ what, days, months }) => (
              <li key={`${what} ${days}`}>
                {capitalized(what)}: {lasting(days, months)}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function lasting(days: number | null, months: number | null) {
  if (days !== null) return `${days} days`
  return months === null ? "until somebody deletes them" : `${months} months`
}
