import { useId } from "react"
import { useSearchParams } from "react-router-dom"
import { usePageNumber } from "../../base/addresses/page-number.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import { type AccountFieldsFragment, useAccountsQuery } from "../../generated/office.ts"
import { type Columns, RecordTable, TableSkeleton } from "../admin/record-table.tsx"
import { roleName, type userGroups } from "../admin/role-names.ts"
import { When } from "../admin/when.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import style from "./user-group.module.css"

type UserGroupProps = { group: (typeof userGroups)[number]; search: string }

export function UserGroup({ group: { key, title, roles }, search }: UserGroupProps) {
  const [params] = useSearchParams()
  // Each group has its own pages: `?editors=2`.
  const page = usePageNumber(key)
  const to = (number: number) => {
    const next = new URLSearchParams(params)
    next.set(key, String(number))
    return `/admin/users?${next}`
  }
  const accounts = useAccountsQuery({ variables: { roles, search, page, perPage: 20 } })
  const query = withPreviousData(accounts, ({ users }) => users)
  const id = useId()

  return (
    <section aria-labelledby={id} className={style.group}>
      <h2 id={id} className="step2">
        {title}
        {query.data && <span className={style.total}> {counted(query.data.total, "person", "people")}</span>}
      </h2>
      <Loaded query={query} skeleton={<TableSkeleton rows={3} />}>
        {({ items, pages, total }) => (
          <>
            {items.length > 0 ? (
              <RecordTable label={title} columns={columns} records={items} stale={query.loading} />
            ) : (
              <p className="soft">{emptyText(total, search)}</p>
            )}
            <Pagination page={page} pages={pages} to={to} label={`Pages of ${title}`} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function emptyText(total: number, search: string) {
  if (total > 0) return "There is nobody on this page any more. Please go back to an earlier one."
  return search ? "Nobody has that name." : "Nobody yet."
}

const columns: Columns<AccountFieldsFragment> = [
  { head: "Name", cell: (user) => <Name user={user} /> },
  { head: "Email", noLabel: true, cell: ({ email }) => email },
  { head: "Last sign-in", cell: (user) => <LastSignIn user={user} /> },
]

function Name({ user: { id, name, role, suspend } }: { user: AccountFieldsFragment }) {
  return (
    <>
      <Link to={`/admin/users/${id}`}>{name}</Link>
      {role === "SUPERUSER" && <span className={style.chip}>{roleName(role)}</span>}
      {suspend && <span className={classNames(style.chip, style.suspended)}>Suspended</span>}
    </>
  )
}

/** An unused account was last updated when it was created. */
function LastSignIn({ user: { createdAt, updatedAt } }: { user: AccountFieldsFragment }) {
  if (!updatedAt || updatedAt === createdAt) return <span className="soft">Never</span>
  return <When of={updatedAt} />
}
