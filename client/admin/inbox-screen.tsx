import Download from "lucide-react/icons/download"
import Printer from "lucide-react/icons/printer"
import type { ReactNode } from "react"
import { useNoteExportMutation } from "../generated/office.ts"
import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"
import { isoDay, useZone } from "../ui/dates/dates.tsx"
import type { QueryState } from "../ui/loading/loaded.tsx"
import { AdminPage } from "./admin-page.tsx"
import { Choices } from "./choices.tsx"
import { csvOf, download } from "./csv.ts"
import { InboxSkeleton } from "./inbox-item.tsx"
import style from "./inbox-screen.module.css"
import { useListAddress } from "./list-address.ts"
import { Listing, type ListOf, ListTools } from "./listing.tsx"
import { SearchBox } from "./search-box.tsx"

export type InboxPart = { search: string; unread?: boolean; done?: boolean }

const parts: Record<string, { name: string; part: Omit<InboxPart, "search"> }> = {
  "": { name: "All", part: {} },
  new: { name: "New", part: { unread: true } },
  todo: { name: "To do", part: { done: false } },
  done: { name: "Done", part: { done: true } },
}

export function useInboxAddress() {
  const address = useListAddress()
  const chosen = address.filter("show") ?? ""
  const show = chosen in parts ? chosen : ""
  const part: InboxPart = { search: address.search, ...parts[show]?.part }
  return { ...address, show, part }
}

type InboxScreenProps<T> = {
  title: string
  one: string
  path: string
  searchLabel: string
  address: ReturnType<typeof useInboxAddress>
  query: QueryState<ListOf<T>>
  empty: string
  /** All that is shown, on all pages, as rows of a table with its heads first. */
  table: () => Promise<string[][]>
  children: (item: T) => ReactNode
}

export function InboxScreen<T>({ title, one, path, address, query, empty, table, ...rest }: InboxScreenProps<T>) {
  const { page, search, show, change, pageAddress } = address

  return (
    <AdminPage title={title} action={<TakeAlong name={title.toLowerCase()} table={table} />}>
      <ListTools>
        <SearchBox label={rest.searchLabel} value={search} onSearch={(q) => change({ q, open: "" })} />
        <Choices
          label={`Show ${title.toLowerCase()}`}
          options={Object.fromEntries(Object.entries(parts).map(([key, { name }]) => [key, name]))}
          value={show}
          onChoose={(next) => change({ show: next, open: "" })}
        />
      </ListTools>
      <Listing
        query={query}
        page={page}
        to={pageAddress(path)}
        title={title}
        one={one}
        narrowed={Boolean(search || show)}
        empty={{ text: empty }}
        skeleton={<InboxSkeleton />}
      >
        {(items) => <ul className={style.items}>{items.map(rest.children)}</ul>}
      </Listing>
    </AdminPage>
  )
}

function TakeAlong({ name, table }: { name: string; table: () => Promise<string[][]> }) {
  const { busy, act } = useAction()
  const zone = useZone()
  const [noteExport] = useNoteExportMutation()
  const save = async () => {
    const rows = await table()
    // Without its head. What leaves the site is noted before it does.
    await noteExport({ variables: { list: name, rows: rows.length - 1 } })
    download(`${name}-${isoDay(Date.now(), zone)}.csv`, csvOf(rows))
  }

  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => act(save, "The table was saved")}>
        <Download aria-hidden="true" />
        Export CSV
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </>
  )
}
