import { useSearchParams } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { ListTools } from "../admin/listing.tsx"
import { userGroups } from "../admin/role-names.ts"
import { SearchBox } from "../admin/search-box.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { UserGroup } from "./user-group.tsx"

export function UsersScreen() {
  const { search } = useListAddress()
  const [, setParams] = useSearchParams()

  return (
    <AdminPage title="Users" action={<ButtonLink to="/admin/users/add">Add a user</ButtonLink>}>
      <ListTools>
        <SearchBox
          label="Search by name or email"
          value={search}
          onSearch={(q) => setParams(q ? { q } : {}, { replace: true })}
        />
      </ListTools>
      {userGroups.map((group) => (
        <UserGroup key={group.key} group={group} search={search} />
      ))}
    </AdminPage>
  )
}
