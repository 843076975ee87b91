import { AdminPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing, ListTools } from "../admin/listing.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { type CommitteeFieldsFragment, useCommitteesQuery } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import style from "./committees-screen.module.css"

const addLink = <ButtonLink to="/admin/committees/add">Add a committee</ButtonLink>

export function CommitteesScreen() {
  const { page, search, change, pageAddress } = useListAddress()
  const asked = useCommitteesQuery({ variables: { search, page, perPage: 20 } })

  return (
    <AdminPage title="Committees" action={addLink}>
      <ListTools>
        <SearchBox label="Search by name or member" value={search} onSearch={(q) => change({ q })} />
      </ListTools>
      <Listing
        query={withPreviousData(asked, ({ committees }) => committees)}
        page={page}
        to={pageAddress("/admin/committees")}
        title="Committees"
        one="committee"
        narrowed={Boolean(search)}
        empty={{ text: "No committees yet. Parents, finance, the fair: add the first one.", action: addLink }}
      >
        {(committees, stale) => <RecordTable label="Committees" columns={columns} records={committees} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

const columns: [Column<CommitteeFieldsFragment>, ...Column<CommitteeFieldsFragment>[]] = [
  { head: "Committee", cell: (committee) => <Name committee={committee} /> },
  { head: "Members", bare: true, cell: ({ members }) => <Members members={members} /> },
]

function Name({ committee: { id, name, description } }: { committee: CommitteeFieldsFragment }) {
  return (
    <span className={style.words}>
      <Link to={`/admin/committees/${id}`}>{name}</Link>
      <span className={style.description}>{description}</span>
    </span>
  )
}

function Members({ members }: Pick<CommitteeFieldsFragment, "members">) {
  if (members.length === 0) return <span className={style.description}>No members yet</span>
  return (
    <ul className={style.members}>
      {members.map(({ name, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name
        <li key={index}>
          {name}
          {role && <span className={style.role}>, {role}</span>}
        </li>
      ))}
    </ul>
  )
}
