import { useApolloClient } from "@apollo/client/react"
import Download from "lucide-react/icons/download"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { isoDay, useZone } from "../../base/ui/dates/dates.tsx"
import { csvOf, downloadCsv } from "./csv.ts"
import { fetchAllPages } from "./fetch-all-pages.ts"
import type { ListOf } from "./listing.tsx"

/** Keyed by column heading. */
export type TableColumns<T> = Record<string, (item: T) => string>

type ExportButtonProps<Data, T> = {
  /** The file name's beginning; the day follows: `absences-2031-05-19.csv`. */
  name: string
  document: Parameters<typeof fetchAllPages>[1]
  /** The query's filters; all pages are exported. */
  variables: object
  list: (data: Data) => ListOf<T>
  columns: TableColumns<T> | ((items: T[]) => TableColumns<T>)
  /** Logs the export before the file leaves the site. */
  log?: (rows: number) => Promise<unknown>
}

export function ExportButton<Data, T extends { id: number | string }>(props: ExportButtonProps<Data, T>) {
  const { name, document, variables, list, columns, log } = props
  const zone = useZone()
  const client = useApolloClient()
  const exportAll = async () => {
    const items = await fetchAllPages(client, document, variables, list)
    await log?.(items.length)
    const table = typeof columns === "function" ? columns(items) : columns
    const rows = items.map((item) => Object.values(table).map((textOf) => textOf(item)))
    downloadCsv(`${name}-${isoDay(Date.now(), zone)}.csv`, csvOf([Object.keys(table), ...rows], zone))
  }

  return (
    <ActionButton variant="quiet" run={exportAll} doneText="The table was saved">
      <Download />
      Export CSV
    </ActionButton>
  )
}
