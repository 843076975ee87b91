import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { allPages } from "../admin/all-pages.ts"
import { evictItems } from "../content/evict.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { formerName } from "../generated/constants.ts"
import {
  type AccountToDeleteQuery,
  type HeirsQuery,
  type HeirsQueryVariables,
  useAccountToDeleteQuery,
  useDeleteAccountMutation,
  useHeirsLazyQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { OwnPasswordForm } from "../session/own-password-form.tsx"
import { refreshSession } from "../session/refresh.ts"
import { useSession } from "../session/session.tsx"
import { Link } from "../ui/controls/link.tsx"
import { CheckField, SelectField } from "../ui/fields/text-field.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { consequencesOf, type Holdings, hasItems } from "./account-holdings.ts"
import style from "./delete-account-screen.module.css"

export function DeleteAccountScreen() {
  const id = useItemId()
  const { can } = useSession()
  const query = useAccountToDeleteQuery({ ...byId(id), fetchPolicy: "network-only" })
  if (id === null || !can("deleteUser")) return <NotFound />

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ user }) => (user?.holdings ? <Deletion user={user} of={user.holdings} /> : <NotFound />)}
    </Loaded>
  )
}

type User = NonNullable<AccountToDeleteQuery["user"]>

const users = { label: "Users", to: "/admin/users" }

function Deletion({ user, of }: { user: User; of: Holdings }) {
  const { id, name } = user

  return (
    <AdminPage title={`Delete ${name}`} above={[users, { label: name, to: `/admin/users/${id}` }]} width="form">
      <Panel title="What happens">
        <ul className={style.list}>
          {consequencesOf(user, of).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          This cannot be taken back. To keep somebody out for a while,{" "}
          <Link to={`/admin/users/${id}`}>suspend the account</Link> instead.
        </p>
      </Panel>
      <Panel title="What is left">
        <LeavingForm user={user} hasItems={hasItems(of)} />
      </Panel>
    </AdminPage>
  )
}

function LeavingForm({ user: { id, name }, hasItems }: { user: User; hasItems: boolean }) {
  const [heirId, setHeir] = useState<number | null>(null)
  const [nameless, setNameless] = useState(false)
  const [remove] = useDeleteAccountMutation({ update: evictItems })
  const own = useSession().viewer?.id === id
  const navigate = useNavigate()
  const toast = useToast()

  const send = async (password: string) => {
    await remove({ variables: { id, heirId, keepsName: !nameless, password } })
    toast(`The account of ${name} is deleted`)
    if (own) void refreshSession()
    navigate(own ? "/" : "/admin/users", { replace: true })
  }

  return (
    <OwnPasswordForm submitLabel="Delete this account" variant="danger" send={send}>
      {hasItems && <HeirChoice leaving={id} value={heirId} onChange={setHeir} />}
      <CheckField
        label="Take the name away"
        hint={`“${formerName}” stands wherever ${name} wrote or did something.`}
        checked={nameless}
        onChange={({ target }) => setNameless(target.checked)}
      />
      {own && <p className={style.warning}>This is your own account: you will be signed out now.</p>}
    </OwnPasswordForm>
  )
}

type HeirChoiceProps = { leaving: number; value: number | null; onChange: (id: number | null) => void }

function HeirChoice({ leaving, value, onChange }: HeirChoiceProps) {
  const { heirs, failure } = useHeirs(leaving)

  return (
    <SelectField
      label="Whose the items are then"
      hint="They stand under that name, and can be edited by it."
      error={failure}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">Nobody’s: they stay as they are</option>
      {heirs.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name} ({email})
        </option>
      ))}
    </SelectField>
  )
}

type Heir = HeirsQuery["users"]["items"][number]

/** Everybody who may publish, but for the one who leaves. */
function useHeirs(leaving: number) {
  const [ask] = useHeirsLazyQuery({ fetchPolicy: "network-only" })
  const [found, setFound] = useState<Heir[]>([])
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isLeft = false
    const page = async (variables: HeirsQueryVariables) => {
      const { data, error } = await ask({ variables })
      if (!data) throw error
      return data.users
    }
    allPages(page).then(
      (heirs) => isLeft || setFound(heirs),
      (error) => isLeft || setFailure(failureOf(error).text),
    )
    return () => {
      isLeft = true
    }
  }, [ask])

  return { heirs: found.filter(({ id, suspend }) => id !== leaving && !suspend), failure }
}

function Skeleton() {
  return (
    <AdminPage title="Delete an account" above={[users]} width="form">
      <Loading label="Loading what the account holds…">
        <SkeletonText lines={10} />
      </Loading>
    </AdminPage>
  )
}
