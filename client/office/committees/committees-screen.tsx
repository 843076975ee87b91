import { Link } from "../../base/ui/controls/link.tsx"
import { type CommitteeFieldsFragment, useCommitteesQuery } from "../../generated/office.ts"
import { useListAddress } from "../admin/list-address.ts"
import { RecordList } from "../admin/record-list.tsx"
import type { Columns } from "../admin/record-table.tsx"
import style from "./committees-screen.module.css"

export function CommitteesScreen() {
  const { search, page } = useListAddress()

  return (
    <RecordList
      of="committee"
      query={useCommitteesQuery({ variables: { search, page, perPage: 20 } })}
      list={({ committees }) => committees}
      columns={columns}
      searchLabel="Search by name or member"
      empty="No committees yet. Parents, finance, the fair: add the first one."
    />
  )
}

const columns: Columns<CommitteeFieldsFragment> = [
  { head: "Committee", cell: (committee) => <Name committee={committee} /> },
  { head: "Members", bare: true, cell: ({ members }) => <Members members={members} /> },
]

function Name({ committee: { id, name, description } }: { committee: CommitteeFieldsFragment }) {
  return (
    <span className="stack">
      <Link to={`/admin/committees/${id}`}>{name}</Link>
      <span className={style.description}>{description}</span>
    </span>
  )
}

function Members({ members }: Pick<CommitteeFieldsFragment, "members">) {
  if (members.length === 0) return <span className={style.description}>No members yet</span>
  return (
    <ul className="stack1">
      {members.map(({ name, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name
        <li key={index}>
          {name}
          {role && <span className="soft">, {role}</span>}
        </li>
      ))}
    </ul>
  )
}
