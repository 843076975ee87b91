import { useSearchParams } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { userGroups } from "../admin/role-names.ts"
import { SearchBox } from "../admin/search-box.tsx"
import { UserGroup } from "./user-group.tsx"

export function UsersScreen() {
  const { can } = useSession()
  const { search } = useListAddress()
  const [, setParams] = useSearchParams()

  return (
    <AdminPage
      title="Users"
      action={
        <div className="row3">
          {can("eraseHeld") && (
            <ButtonLink variant="quiet" to="/admin/person">
              A person’s data
            </ButtonLink>
          )}
          <ButtonLink to="/admin/users/add">Add a user</ButtonLink>
        </div>
      }
    >
      <div className="line3">
        <SearchBox
          label="Search by name or email"
          value={search}
          onSearch={(q) => setParams(q ? { q } : {}, { replace: true })}
        />
      </div>
      {userGroups.map((group) => (
        <UserGroup key={group.key} group={group} search={search} />
      ))}
    </AdminPage>
  )
}
