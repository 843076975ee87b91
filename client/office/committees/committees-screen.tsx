import { type CommitteeFieldsFragment, useCommitteesQuery } from "../../generated/office.ts"
import { useListAddress } from "../admin/list-address.ts"
import { RecordList } from "../admin/record-list.tsx"
import { type Columns, NameAndText } from "../admin/record-table.tsx"

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
  {
    head: "Committee",
    cell: ({ id, name, description }) => <NameAndText to={`/admin/committees/${id}`} name={name} text={description} />,
  },
  { head: "Members", noLabel: true, cell: ({ members }) => <Members members={members} /> },
]

function Members({ members }: Pick<CommitteeFieldsFragment, "members">) {
  if (members.length === 0) return <span className="small">No members yet</span>
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
