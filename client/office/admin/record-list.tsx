import type { ReactNode } from "react"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { AdminPage } from "./admin-page.tsx"
import { useListAddress } from "./list-address.ts"
import { Listing, type ListOf } from "./listing.tsx"
import { type RecordKind, recordKinds, withArticle } from "./record-kinds.ts"
import { type Columns, RecordTable } from "./record-table.tsx"
import { SearchBox } from "./search-box.tsx"
import type { ListQuery } from "./with-previous-data.ts"

type RecordListProps<Data, T> = {
  of: RecordKind
  query: ListQuery<Data>
  list: (data: Data) => ListOf<T>
  columns: Columns<T>
  empty: string
  add?: string
  searchLabel?: string
  choices?: ReactNode
  filtered?: boolean
}

export function RecordList<Data, T extends { id: number }>({ of: kind, ...props }: RecordListProps<Data, T>) {
  const {
    query,
    list,
    columns,
    empty,
    add = `Add ${withArticle(kind)}`,
    searchLabel,
    choices,
    filtered = false,
  } = props
  const { search, change } = useListAddress()
  const { all, path } = recordKinds[kind]
  const action = <ButtonLink to={`${path}/add`}>{add}</ButtonLink>
  const isFiltered = filtered || Boolean(searchLabel && search)
  const isEmpty = !isFiltered && query.data !== undefined && list(query.data).total === 0

  return (
    <AdminPage title={all} action={!isEmpty && action}>
      {searchLabel && !isEmpty && (
        <div className="line3">
          <SearchBox label={searchLabel} value={search} onSearch={(q) => change({ q })} />
          {choices}
        </div>
      )}
      <Listing {...{ query, list, empty, action }} title={all} one={kind} filtered={isFiltered}>
        {(items, stale) => <RecordTable label={all} columns={columns} records={items} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}
