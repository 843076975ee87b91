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
import { itemTypes } from "../history/item-types.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { refreshSession } from "../session/refresh.ts"
import { useSession } from "../session/session.tsx"
import { Link } from "../ui/controls/link.tsx"
import { CheckField, SelectField } from "../ui/fields/text-field.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import style from "./delete-account-screen.module.css"
import { OwnPasswordForm } from "./own-password-form.tsx"

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
type Holdings = NonNullable<User["holdings"]>

const users = { label: "Users", to: "/admin/users" }

function Deletion({ user, of }: { user: User; of: Holdings }) {
  const { id, name } = user

  return (
    <AdminPage title={`Delete ${name}`} above={[users, { label: name, to: `/admin/users/${id}` }]} width="form">
      <Panel title="What happens">
        <ul className={style.list}>
          {consequences(user, of).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          This cannot be taken back. To keep somebody out for a while,{" "}
          <Link to={`/admin/users/${id}`}>suspend the account</Link> instead.
        </p>
      </Panel>
      <Panel title="What is left">
        <LeavingForm user={user} hasItems={of.items.length + of.binned > 0} />
      </Panel>
    </AdminPage>
  )
}

function consequences({ name, email }: User, { items, planned, binned, drafts, sessions, mails }: Holdings): string[] {
  const owned = items.map(({ type, count }) => `${itemTypes[type].title} ${count}`).join(", ")
  return [
    `Nobody can sign in as ${email} any more${sessions > 0 ? `, and ${counted(sessions, "browser")} ${sessions === 1 ? "is" : "are"} signed out` : ""}.`,
    "Address, password, second step, telephone, links and picture are deleted.",
    owned ? `What ${name} added stays: ${owned}. You choose below whose it is then.` : `${name} has added nothing.`,
    planned > 0 &&
      `${counted(planned, "publication")} planned: handed on, they keep their hour. Otherwise they wait for an administrator then.`,
    binned > 0 && `${counted(binned, "item")} in the bin: whoever takes the items on can take them out.`,
    drafts > 0 && `${counted(drafts, "draft")} that nobody else has seen, with pictures, deleted.`,
    mails > 0 && `${counted(mails, "mail")} to this address, deleted, also where not sent yet.`,
    "Who did what stays noted, and so do earlier versions, under the name that you choose below.",
    "Pages and profiles about the person are content: they stay as they are until somebody edits them.",
    "Backups until today hold the account until newer ones take their place.",
  ].filter((sentence) => sentence !== false)
}

const counted = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`

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
