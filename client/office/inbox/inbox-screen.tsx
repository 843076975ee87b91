import Printer from "lucide-react/icons/printer"
import type { ComponentProps } from "react"
import { useSite } from "../../base/layout/site-info.tsx"
import { QuietButton } from "../../base/ui/controls/button.tsx"
import { useNoteExportMutation } from "../../generated/office.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { Choices } from "../admin/choices.tsx"
import { ExportButton, type TableColumns } from "../admin/export-button.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing, type ListOf } from "../admin/listing.tsx"
import { recordKinds } from "../admin/record-kinds.ts"
import { SearchBox } from "../admin/search-box.tsx"
import type { ListQuery } from "../admin/with-previous-data.ts"
import { type Details, InboxItem, InboxSkeleton, type Marks, type Submission } from "./inbox-item.tsx"
import style from "./inbox-screen.module.css"

type Part = { unread?: boolean; done?: boolean; named?: boolean }

const usualParts: Record<string, { name: string; part: Part }> = {
  "": { name: "All", part: {} },
  new: { name: "New", part: { unread: true } },
  todo: { name: "To do", part: { done: false } },
  done: { name: "Done", part: { done: true } },
}

export function cellsOf<T>(item: T, columns: TableColumns<T>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([head, textOf]) => [head, textOf(item)]))
}

type InboxScreenProps<Data, T> = {
  of: "absence" | "application" | "enquiry"
  searchLabel: string
  useItems: (options: { variables: Part & { search: string; page: number; perPage: number } }) => ListQuery<Data>
  /** The same query, for the export of all pages. */
  document: ComponentProps<typeof ExportButton>["document"]
  list: (data: Data) => ListOf<T>
  useMark: (options: {
    refetchQueries: string[]
  }) => readonly [(request: { variables: { id: number } & Marks }) => Promise<unknown>, unknown]
  empty: string
  moreParts?: typeof usualParts
  columns: TableColumns<T>
  details: (item: T, school: string) => Details
}

export function InboxScreen<Data, T extends Submission>(props: InboxScreenProps<Data, T>) {
  const { of: kind, searchLabel, useItems, document, list, useMark, empty, columns, details, moreParts } = props
  const parts = { ...usualParts, ...moreParts }
  const { page, search, filter, change, open } = useListAddress()
  const chosen = filter("show") ?? ""
  const show = chosen in parts ? chosen : ""
  const variables = { search, ...parts[show]?.part }
  const [mark] = useMark({ refetchQueries: ["AdminNews"] })
  const [noteExport] = useNoteExportMutation()
  const { all } = recordKinds[kind]
  const title = all.toLowerCase()
  const school = useSite()?.name ?? ""
  const table: TableColumns<T> = {
    Arrived: ({ createdAt }) => createdAt,
    ...columns,
    Read: ({ readAt }) => readAt ?? "",
    Done: ({ doneAt }) => doneAt ?? "",
  }

  return (
    <AdminPage
      title={all}
      action={
        <>
          <ExportButton
            {...{ document, variables, list }}
            name={title}
            columns={table}
            log={(rows) => noteExport({ variables: { list: title, rows } })}
          />
          <QuietButton onClick={() => window.print()}>
            <Printer />
            Print
          </QuietButton>
        </>
      }
    >
      <div className="line3">
        <SearchBox label={searchLabel} value={search} onSearch={(q) => change({ q, open: "" })} />
        <Choices
          label={`Show ${title}`}
          options={Object.fromEntries(Object.entries(parts).map(([key, { name }]) => [key, name]))}
          value={show}
          onChoose={(next) => change({ show: next, open: "" })}
        />
      </div>
      <Listing
        query={useItems({ variables: { ...variables, page, perPage: 20 } })}
        list={list}
        title={all}
        one={kind}
        narrowed={Boolean(search || show)}
        empty={empty}
        skeleton={<InboxSkeleton />}
      >
        {(items) => (
          <ul className={style.items}>
            {items.map((item) => {
              const id = String(item.id)
              const isOpen = filter("open") === id
              return (
                <InboxItem
                  key={id}
                  item={item}
                  {...details(item, school)}
                  open={isOpen}
                  onToggle={() => open(isOpen ? "" : id)}
                  mark={(marks) => mark({ variables: { id: item.id, ...marks } })}
                />
              )
            })}
          </ul>
        )}
      </Listing>
    </AdminPage>
  )
}
