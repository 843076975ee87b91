import type { ReactNode } from "react"
import { Pagination } from "../ui/controls/pagination.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded, type QueryState } from "../ui/loading/loaded.tsx"
import { Loading } from "../ui/loading/skeleton.tsx"
import style from "./listing.module.css"
import { TableSkeleton } from "./record-table.tsx"

export type ListOf<T> = { items: T[]; total: number; pages: number }

type ListingProps<T> = {
  /** Its list may be of the search before, which stays until the new one has come. */
  query: QueryState<ListOf<T>>
  page: number
  to: (page: number) => string
  /** "Orders", and one of them: "order". */
  title: string
  one: string
  /** Whether a search or a filter leaves something out. */
  narrowed: boolean
  empty: { text: string; action?: ReactNode }
  skeleton?: ReactNode
  children: (items: T[], stale: boolean) => ReactNode
}

/** For a page that was there when its list was longer. */
export const pastTheEnd = "There is nothing on this page any more. Please go back to an earlier one."

export function Listing<T>(props: ListingProps<T>) {
  const { query, title, skeleton = <TableSkeleton /> } = props
  return (
    <Loaded query={query} skeleton={<Loading label={`${title} are coming…`}>{skeleton}</Loading>}>
      {(list) => <Listed {...props} list={list} />}
    </Loaded>
  )
}

function Listed<T>({
  list,
  query,
  page,
  to,
  title,
  one,
  narrowed,
  empty,
  children,
}: ListingProps<T> & { list: ListOf<T> }) {
  const { items, total, pages } = list
  return (
    <>
      <p aria-live="polite" className={style.count}>
        {total > 0 && countOf(total, one, title)}
        {narrowed && total > 0 && " found"}
      </p>
      {items.length > 0 ? (
        children(items, query.loading)
      ) : (
        <Nothing narrowed={narrowed} beyond={total > 0} empty={empty} title={title} />
      )}
      <Pagination page={page} pages={pages} to={to} label={`Pages of ${title}`} />
    </>
  )
}

type NothingProps = { narrowed: boolean; beyond: boolean; empty: { text: string; action?: ReactNode }; title: string }

function Nothing({ narrowed, beyond, empty, title }: NothingProps) {
  if (beyond) return <EmptyState text={pastTheEnd} />
  if (narrowed) return <EmptyState text={`No ${title.toLowerCase()} are like that. Fewer words find more.`} />
  return <EmptyState text={empty.text}>{empty.action}</EmptyState>
}

function countOf(total: number, one: string, title: string) {
  return total === 1 ? `1 ${one}` : `${total.toLocaleString("en-GB")} ${title.toLowerCase()}`
}

export function ListTools({ children }: { children: ReactNode }) {
  return <div className={style.tools}>{children}</div>
}
