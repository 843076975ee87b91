import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { useAccountQuery } from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { AccountAccess } from "./account-access.tsx"
import { AccountCard } from "./account-card.tsx"
import { AccountPassword } from "./account-password.tsx"
import { AccountPerson } from "./account-person.tsx"
import { AccountPosts } from "./account-posts.tsx"

export function AccountScreen() {
  const { can } = useSession()

  return (
    <OneRecord of="user" query={useAccountQuery(byId(useItemId()))}>
      {({ user, viewer }) =>
        user && (
          <AdminPage title={user.name} above={crumbsAbove("user")} width="form">
            <AccountCard user={user} />
            <div className="column stack2">
              <AccountAccess user={user} roles={viewer.mayGrant} />
              <AccountPassword user={user} />
              <AccountPerson user={user} />
              <AccountPosts id={user.id} />
            </div>
            {can("deleteUser") && !user.lastAdministrator && (
              <ButtonLink variant="danger" to={`/admin/users/${user.id}/delete`}>
                Delete this account…
              </ButtonLink>
            )}
          </AdminPage>
        )
      }
    </OneRecord>
  )
}
