import { useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import {
  type PersonWithAccountFragment,
  usePeopleWithAccountsQuery,
  useSetProfileAccountMutation,
} from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import type { AccountUser } from "./account-card.tsx"

/** Links the account to a person on the site, whose messages are then mailed to it. */
export function AccountPerson({ user }: { user: AccountUser }) {
  const query = usePeopleWithAccountsQuery()
  const people = query.data && [...query.data.profiles.items, ...query.data.more.items]
  const person = people?.find(({ account }) => account?.id === user.id)

  return (
    <Folded title="Messages" note={people && (person ? `To ${person.name}` : "None come to this account")}>
      <Loaded query={query} lines={3}>
        {() => people && <Choice user={user} people={people} />}
      </Loaded>
    </Folded>
  )
}

function Choice({ user, people }: { user: AccountUser; people: PersonWithAccountFragment[] }) {
  const stored = String(people.find(({ account }) => account?.id === user.id)?.id ?? "")
  const [chosen, choose] = useState<string | null>(null)
  const value = chosen ?? stored
  const [set] = useSetProfileAccountMutation()

  const save = async () => {
    if (stored) await set({ variables: { id: Number(stored), userId: null } })
    if (value) await set({ variables: { id: Number(value), userId: user.id } })
    choose((now) => (now === value ? null : now))
  }

  return (
    <div className="column stack3">
      <SelectField
        label="Person on the site"
        hint="What visitors write for this person goes to the office, and by mail to this account. Its address is not shown."
        name="person"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Nobody</option>
        <Options of={people.map(({ id, name, position }) => [id, `${name}, ${position}`])} />
      </SelectField>
      <ActionButton run={save} doneText="Saved" disabled={value === stored}>
        Save
      </ActionButton>
    </div>
  )
}
