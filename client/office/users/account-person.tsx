import { useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import {
  type PeopleWithAccountsQuery,
  usePeopleWithAccountsQuery,
  useSetProfileAccountMutation,
} from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import type { AccountUser } from "./account-card.tsx"

/** Links the account to a person on the site, whose messages are then mailed to it. */
export function AccountPerson({ user }: { user: AccountUser }) {
  const query = usePeopleWithAccountsQuery()
  const person = personOf(user, query.data)

  return (
    <Folded title="Messages" note={query.data && (person ? `To ${person.name}` : "None come to this account")}>
      <Loaded query={query} lines={3}>
        {(data) => <Choice user={user} data={data} refetch={query.refetch} />}
      </Loaded>
    </Folded>
  )
}

const peopleIn = (data?: PeopleWithAccountsQuery) => (data ? [...data.profiles.items, ...data.more.items] : [])

const personOf = ({ id }: AccountUser, data?: PeopleWithAccountsQuery) =>
  peopleIn(data).find(({ account }) => account?.id === id)

type ChoiceProps = Pick<ReturnType<typeof usePeopleWithAccountsQuery>, "refetch"> & {
  user: AccountUser
  data: PeopleWithAccountsQuery
}

function Choice({ user, data, refetch }: ChoiceProps) {
  const stored = String(personOf(user, data)?.id ?? "")
  const [chosen, choose] = useState<string | null>(null)
  const value = chosen ?? stored
  const [set] = useSetProfileAccountMutation()

  const save = async () => {
    // A colleague may have linked the person to another account meanwhile.
    const before = personOf(user, (await refetch()).data)
    if (before) await set({ variables: { id: before.id, userId: null } })
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
        <Options of={peopleIn(data).map(({ id, name, position }) => [id, `${name}, ${position}`])} />
      </SelectField>
      <ActionButton run={save} doneText="Saved" disabled={value === stored}>
        Save
      </ActionButton>
    </div>
  )
}
