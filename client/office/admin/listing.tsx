import type { ReactNode } from "react"
import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useListAddress } from "./list-address.ts"
import { TableSkeleton } from "./record-table.tsx"
import { type ListQuery, withPreviousData } from "./with-previous-data.ts"

export type ListOf<T> = { items: T[]; total: number; pages: number }

type ListingProps<Data, T> = {
  query: ListQuery<Data>
  list: (data: Data) => ListOf<T>
  /** "Orders", and the singular: "order". */
  title: string
  one: string
  filtered?: boolean
  empty: string
  action?: ReactNode
  children: (items: T[], stale: boolean) => ReactNode
}

/** Shown for a page that existed when the list was longer. */
const pastTheEnd = "There is nothing on this page any more. Please go back to an earlier one."

export function Listing<Data, T>({ query, list, ...props }: ListingProps<Data, T>) {
  const { title, one, filtered = false, empty, action, children } = props
  const { page, pageAddress } = useListAddress()
  const shown = withPreviousData(query, list)

  return (
    <Loaded query={shown} skeleton={<TableSkeleton />}>
      {({ items, total, pages }) => (
        <>
          <p aria-live="polite" className="small">
            {total > 0 && countOf(total, one, title)}
            {filtered && total > 0 && " found"}
          </p>
          {items.length > 0 && children(items, shown.loading)}
          {items.length === 0 && total > 0 && <EmptyState text={pastTheEnd} />}
          {total === 0 && filtered && <EmptyState text={`No ${title.toLowerCase()} match. Fewer words find more.`} />}
          {total === 0 && !filtered && <EmptyState text={empty}>{action}</EmptyState>}
          <Pagination page={page} pages={pages} to={pageAddress} label={`Pages of ${title}`} />
        </>
      )}
    </Loaded>
  )
}

const countOf = (total: number, one: string, title: string) =>
  total === 1 ? `1 ${one}` : `${total.toLocaleString("en-GB")} ${title.toLowerCase()}`
