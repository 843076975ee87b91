import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import {
  ActivityDocument,
  type ActivityLineFragment,
  type ActivityQuery,
  useActivityQuery,
} from "../../generated/office.ts"
import { acts } from "../../items/history/acts.ts"
import { labelFromName } from "../../items/history/field-label.ts"
import { itemTypes, versionsPath } from "../../items/history/item-types.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { ExportButton, type TableColumns } from "../admin/export-button.tsx"
import { Listing } from "../admin/listing.tsx"
import { capitalized } from "../admin/record-kinds.ts"
import { type Columns, RecordTable } from "../admin/record-table.tsx"
import { useActivityAddress } from "./activity-address.ts"
import { ActivityFilters } from "./activity-filters.tsx"
import style from "./activity-screen.module.css"

const list = ({ activity }: ActivityQuery) => activity

export function ActivityScreen() {
  const address = useActivityAddress()
  const { page, filters, filtered } = address

  return (
    <AdminPage title="Activity">
      <ActivityFilters address={address} />
      <Listing
        query={useActivityQuery({ variables: { ...filters, page, perPage: 25 } })}
        list={list}
        title="Entries"
        one="entry"
        filtered={filtered}
        empty="Nothing has been done yet. What staff do is kept here for two years."
      >
        {(items, stale) => <RecordTable label="Activity" columns={columns} records={items} stale={stale} />}
      </Listing>
      <ExportButton name="activity" document={ActivityDocument} variables={filters} list={list} columns={table} />
    </AdminPage>
  )
}

const nameOf = ({ type }: ActivityLineFragment) => (type ? itemTypes[type].noun : "")

/** A setting is logged as `weeklyMail: yes`, a role or a topic as `NEWS_STORY`. */
function detailOf({ act, detail }: ActivityLineFragment) {
  if (act === "SETTINGS_CHANGED") return detail.replace(/\w+(?=: )/g, labelFromName)
  return /^(?:USER|ROLE|PROGRAM|WEBHOOK)_/.test(act) ? detail.replace(/\b[A-Z_]{5,}\b/g, spokenCode) : detail
}

const spokenCode = (code: string) => capitalized(code.toLowerCase().replaceAll("_", " "))

const table: TableColumns<ActivityLineFragment> = {
  When: ({ at }) => at,
  Who: ({ user }) => user?.name ?? "",
  Program: ({ program }) => program ?? "",
  What: ({ act }) => acts[act],
  Type: nameOf,
  Id: ({ itemId }) => String(itemId ?? ""),
  Title: ({ title }) => title,
  Changed: ({ changed }) => changed.map(labelFromName).join(", "),
  More: detailOf,
  "Network address": ({ address }) => address ?? "",
}

const columns: Columns<ActivityLineFragment> = [
  { head: "What", cell: ({ act }) => acts[act] },
  { head: "Which", cell: (line) => <Which line={line} /> },
  { head: "Who", cell: ({ user, program }) => whoOf(user, program) },
  { head: "When", noLabel: true, cell: ({ at }) => <Moment of={at} begins /> },
]

function whoOf(user: ActivityLineFragment["user"], program: string | null) {
  const name = user?.name ?? "The site"
  return program ? `${program}, in the name of ${name}` : name
}

function Which({ line }: { line: ActivityLineFragment }) {
  const { act, type, itemId, title, hasVersion, changed, address } = line
  const names = act === "SETTINGS_CHANGED" ? "" : changed.map(labelFromName).join(", ")
  const more = [nameOf(line), names, detailOf(line), address && `from ${address}`]
  const shown = more.filter(Boolean).join(" · ")

  return (
    <>
      {hasVersion && type && itemId !== null ? <Link to={versionsPath({ type, id: itemId })}>{title}</Link> : title}
      {shown && <span className={style.more}>{shown}</span>}
    </>
  )
}
