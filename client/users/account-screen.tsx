import { AdminPage } from "../admin/admin-page.tsx"
import { byId, useItemId } from "../content/item-id.ts"
import { type AccountQuery, useAccountQuery } from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useSession } from "../session/session.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { AccountAccess } from "./account-access.tsx"
import { AccountCard } from "./account-card.tsx"
import { AccountPassword } from "./account-password.tsx"
import { AccountPosts } from "./account-posts.tsx"

export function AccountScreen() {
  const id = useItemId()
  const query = useAccountQuery(byId(id))
  if (id === null) return <NotFound />

  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ user, viewer }) => (user ? <Account key={user.id} user={user} roles={viewer.mayGrant} /> : <NotFound />)}
    </Loaded>
  )
}

const above = [{ label: "Users", to: "/admin/users" }]

export type AccountUser = NonNullable<AccountQuery["user"]>

function Account({ user, roles }: { user: AccountUser; roles: AccountQuery["viewer"]["mayGrant"] }) {
  return (
    <AdminPage title={user.name} above={above} width="form">
      <AccountCard user={user} />
      <AccountAccess user={user} roles={roles} />
      <AccountPassword user={user} />
      <AccountPosts id={user.id} />
      <DeleteLink user={user} />
    </AdminPage>
  )
}

function DeleteLink({ user: { id, lastAdministrator } }: { user: AccountUser }) {
  const { can } = useSession()
  if (!can("deleteUser") || lastAdministrator) return null

  return (
    <p>
      <Link to={`/admin/users/${id}/delete`}>Delete this account, and hand on what it published</Link>
    </p>
  )
}

function Skeleton() {
  return (
    <AdminPage title="User" above={above} width="form">
      <Loading label="Loading the user…">
        <SkeletonText lines={12} />
      </Loading>
    </AdminPage>
  )
}
