import { useApolloClient } from "@apollo/client/react"
import Download from "lucide-react/icons/download"
import { AdminPage } from "../admin/admin-page.tsx"
import { allPages } from "../admin/all-pages.ts"
import { csvOf, download } from "../admin/csv.ts"
import { Listing } from "../admin/listing.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import {
  ActivityDocument,
  type ActivityLineFragment,
  type ActivityQuery,
  useActivityQuery,
} from "../generated/office.ts"
import { acts } from "../history/acts.ts"
import { itemTypes, versionsPath } from "../history/item-types.ts"
import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { isoDay, useZone } from "../ui/dates/dates.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { useActivityAddress } from "./activity-address.ts"
import { ActivityFilters } from "./activity-filters.tsx"
import style from "./activity-screen.module.css"

const path = "/admin/activity"

export function ActivityScreen() {
  const address = useActivityAddress()
  const { page, asked, narrowed, pageAddress } = address
  const answer = useActivityQuery({ variables: { ...asked, page, perPage: 25 } })
  const query = withPreviousData(answer, ({ activity }) => activity)

  return (
    <AdminPage title="Activity" action={<Export asked={asked} />}>
      <ActivityFilters address={address} />
      <Listing
        query={query}
        page={page}
        to={pageAddress(path)}
        title="Acts"
        one="act"
        narrowed={narrowed}
        empty={{ text: "Nothing has been done yet. What staff do is kept here for two years." }}
      >
        {(items, stale) => <RecordTable label="Activity" columns={columns} records={items} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

function Export({ asked }: { asked: ReturnType<typeof useActivityAddress>["asked"] }) {
  const { busy, act } = useAction()
  const zone = useZone()
  const client = useApolloClient()
  const ask = async (part: { page: number; perPage: number }) => {
    const variables = { ...asked, ...part }
    const { data } = await client.query<ActivityQuery>({ query: ActivityDocument, variables, fetchPolicy: "no-cache" })
    if (!data) throw new Error("No answer")
    return data.activity
  }
  const save = async () => {
    const rows = (await allPages(ask)).map(rowOf)
    download(`activity-${isoDay(Date.now(), zone)}.csv`, csvOf([heads, ...rows]))
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => act(save, "The table was saved")}>
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  )
}

const heads = ["When (UTC)", "Who", "Program", "What", "Type", "Id", "Title", "Changed", "More", "Network address"]

function rowOf({
  at,
  user,
  program,
  act,
  type,
  itemId,
  title,
  changed,
  detail,
  address,
}: ActivityLineFragment): string[] {
  const of = type ? itemTypes[type].one : ""
  return [
    at,
    user?.name ?? "",
    program ?? "",
    acts[act],
    of,
    String(itemId ?? ""),
    title,
    changed.join(", "),
    detail,
    address ?? "",
  ]
}

const columns: [Column<ActivityLineFragment>, ...Column<ActivityLineFragment>[]] = [
  { head: "What", cell: ({ act }) => acts[act] },
  { head: "Which", cell: (line) => <Which line={line} /> },
  { head: "Who", cell: ({ user, program }) => whoOf(user, program) },
  { head: "When", bare: true, cell: ({ at }) => <Moment of={at} begins /> },
]

/** A program acts in the name of an account. */
function whoOf(user: ActivityLineFragment["user"], program: string | null) {
  const name = user?.name ?? "The site"
  return program ? `${program}, in the name of ${name}` : name
}

function Which({
  line: { type, itemId, title, hasVersion, changed, detail, address },
}: {
  line: ActivityLineFragment
}) {
  const leads = hasVersion && type && itemId !== null
  const more = [type && itemTypes[type].one, changed.join(", "), detail, address].filter(Boolean).join(" · ")

  return (
    <>
      {leads ? <Link to={versionsPath({ type, id: itemId })}>{title}</Link> : title}
      {more && <span className={style.more}>{more}</span>}
    </>
  )
}
