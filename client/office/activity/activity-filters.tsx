import { TextField } from "../../base/ui/fields/text-field.tsx"
import { useActivePeopleQuery } from "../../generated/office.ts"
import { acts } from "../../items/history/acts.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { Filter, Filters } from "../admin/filters.tsx"
import type { useActivityAddress } from "./activity-address.ts"

const types = Object.entries(itemTypes).map(([type, { title }]): [string, string] => [type, title])

type ActivityFiltersProps = { address: ReturnType<typeof useActivityAddress> }

export function ActivityFilters({ address: { filters, filtered, day, until, change } }: ActivityFiltersProps) {
  const { data } = useActivePeopleQuery()
  const people = data?.users.items.map(({ id, name }): [string, string] => [String(id), name]) ?? []
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
    <Filters chosen={[filtered && "narrowed"]}>
      <Filter name="user" label="Who" all="Everybody" options={people} value={filters.user?.toString()} />
      <Filter name="act" label="What" all="Everything" options={Object.entries(acts)} value={filters.act} />
      <Filter name="type" label="Type" all="All types" options={types} value={filters.type} />
      {date("From", "from", day, { max: until || undefined })}
      {date("Until", "until", until, { min: day || undefined })}
    </Filters>
  )
}
