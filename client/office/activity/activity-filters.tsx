import { SelectField, TextField } from "../../base/ui/fields/text-field.tsx"
import { useActivePeopleQuery } from "../../generated/office.ts"
import { acts } from "../../items/history/acts.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import type { useActivityAddress } from "./activity-address.ts"
import style from "./activity-screen.module.css"

type ActivityFiltersProps = { address: ReturnType<typeof useActivityAddress> }

export function ActivityFilters({ address: { filters, day, until, change } }: ActivityFiltersProps) {
  const { data } = useActivePeopleQuery()
  const people = data?.users.items.map(({ id, name }): [string, string] => [String(id), name]) ?? []
  const types = Object.entries(itemTypes).map(([type, { title }]): [string, string] => [type, title])
  const select = (label: string, name: "user" | "act" | "type", options: [string, string][]) => (
    <SelectField
      label={label}
      required
      value={filters[name] ?? ""}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {options.map(([option, spoken]) => (
        <option key={option} value={option}>
          {spoken}
        </option>
      ))}
    </SelectField>
  )
  const date = (label: string, name: "from" | "until", value: string, bounds: { min?: string; max?: string }) => (
    <TextField
      label={label}
      required
      type="date"
      value={value}
      {...bounds}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )

  return (
    <div className={style.filters}>
      {select("Who", "user", [["", "Everybody"], ...people])}
      {select("What", "act", [["", "Everything"], ...Object.entries(acts)])}
      {select("Type", "type", [["", "All types"], ...types])}
      {date("From", "from", day, { max: until || undefined })}
      {date("Until", "until", until, { min: day || undefined })}
    </div>
  )
}
