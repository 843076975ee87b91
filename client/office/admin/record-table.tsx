// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, a table is a table only with its roles

import type { ReactNode } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { Loading } from "../../base/ui/loading/skeleton.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./record-table.module.css"

type Column<T> = {
  head: string
  cell: (record: T) => ReactNode
  numeric?: boolean
  /** Layout in a narrow table: a line, or the start or end of one. The name shares its line with a following end. */
  narrow?: "line" | "start" | "end"
  noLabel?: boolean
}

export type Columns<T> = [Column<T>, ...Column<T>[]]

type RecordTableProps<T> = {
  label: string
  columns: Columns<T>
  records: T[]
  stale?: boolean
}

/** A table, or cards if it is narrow. Roles keep it a table for screen readers there too. */
export function RecordTable<T extends { id: number | string }>({
  label,
  columns,
  records,
  stale,
}: RecordTableProps<T>) {
  return (
    <div className={style.room}>
      <table
        role="table"
        aria-label={label}
        aria-busy={stale || undefined}
        className={classNames(style.table, stale && style.stale)}
      >
        <thead role="rowgroup" className={style.heads}>
          <tr role="row">
            {columns.map(({ head, numeric }) => (
              <th key={head} role="columnheader" scope="col" className={classNames(numeric && style.numeric)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {records.map((record) => (
            <Row key={record.id} record={record} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row<T>({ record, columns: [name, ...others] }: { record: T; columns: Columns<T> }) {
  return (
    <tr role="row" className={style.row}>
      <th role="rowheader" scope="row" className={style.name}>
        {name.cell(record)}
      </th>
      {others.map(({ head, cell, numeric, narrow = "line", noLabel }) => (
        <td key={head} role="cell" className={classNames(style.cell, style[narrow], numeric && style.numeric)}>
          {!noLabel && (
            <span className={style.label} aria-hidden="true">
              {head}
            </span>
          )}
          <span className={style.value}>{cell(record)}</span>
        </td>
      ))}
    </tr>
  )
}

export const NameAndText = ({ to, name, text }: { to: string; name: string; text: string }) => (
  <span className="stack shrinks">
    <Link to={to}>{name}</Link>
    <span className={style.text}>{text}</span>
  </span>
)

export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      <div className={style.room}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
          <span key={row} className={style.skeletonRow} />
        ))}
      </div>
    </Loading>
  )
}
