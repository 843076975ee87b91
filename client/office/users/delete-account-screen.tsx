import { useState } from "react"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { refreshSession } from "../../base/session/refresh.ts"
import { useSession } from "../../base/session/session.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { CheckField } from "../../base/ui/fields/text-field.tsx"
import { ignoreNotFound } from "../../base/ui/loading/failure.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { formerName } from "../../generated/constants.ts"
import { type AccountToDeleteQuery, useAccountToDeleteQuery, useDeleteAccountMutation } from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { WriterChoice } from "../admin/writer-choice.tsx"
import { consequencesOf, type Holdings, hasItems } from "./account-holdings.ts"
import style from "./delete-account-screen.module.css"

export function DeleteAccountScreen() {
  const { can } = useSession()
  const query = useAccountToDeleteQuery({ ...byId(useItemId()), fetchPolicy: "network-only" })
  if (!can("deleteUser")) return <NotFound />

  return (
    <OneRecord of="user" title="Delete an account" query={query}>
      {({ user }) => user?.holdings && <Deletion user={user} of={user.holdings} />}
    </OneRecord>
  )
}

type User = NonNullable<AccountToDeleteQuery["user"]>

function Deletion({ user, of }: { user: User; of: Holdings }) {
  const { id, name } = user

  return (
    <AdminPage
      title={`Delete ${name}`}
      above={[...crumbsAbove("user"), { label: name, to: `/admin/users/${id}` }]}
      width="form"
    >
      <Panel title="What happens">
        <ul className={classNames("stack2", style.list)}>
          {consequencesOf(user, of).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          This cannot be taken back. To keep somebody out for a while,{" "}
          <Link to={`/admin/users/${id}`}>suspend the account</Link> instead.
        </p>
      </Panel>
      <Panel title="What it leaves">
        <DeletionForm user={user} hasItems={hasItems(of)} />
      </Panel>
    </AdminPage>
  )
}

function DeletionForm({ user: { id, name }, hasItems }: { user: User; hasItems: boolean }) {
  const [heirId, setHeir] = useState<number | null>(null)
  const [removesName, setRemovesName] = useState(false)
  const [remove] = useDeleteAccountMutation({ update: evictItems })
  const own = useSession().viewer?.id === id
  const navigate = useNavigateFromHere()
  const toast = useToast()

  const send = async (password: string) => {
    await remove({ variables: { id, heirId, keepsName: !removesName, password } }).catch(ignoreNotFound)
    toast(`The account of ${name} is deleted`)
    if (own) void refreshSession()
    navigate(own ? "/" : "/admin/users", { replace: true })
  }

  return (
    <OwnPasswordForm submitLabel="Delete this account" variant="danger" send={send}>
      {hasItems && (
        <WriterChoice
          label="Who takes over its items"
          hint="That account can edit them, and is shown as their author."
          noneLabel="Nobody: they stay as they are"
          filter={(writer) => writer.id !== id && !writer.suspend}
          value={heirId}
          onChoose={setHeir}
        />
      )}
      <CheckField
        label="Take the name away"
        hint={`“${formerName}” stands wherever ${name} wrote or did something.`}
        checked={removesName}
        onChange={({ target }) => setRemovesName(target.checked)}
      />
      {own && <p className="warning">This is your own account: you will be signed out now.</p>}
    </OwnPasswordForm>
  )
}
