import { useActivePeopleQuery } from "../generated/office.ts"
import { acts } from "../history/acts.ts"
import { itemTypes } from "../history/item-types.ts"
import { SelectField, TextField } from "../ui/fields/text-field.tsx"
import type { useActivityAddress } from "./activity-address.ts"
import style from "./activity-screen.module.css"

type Choices = { label: string; name: string; value: string; all: string; options: [value: string, label: string][] }

export function ActivityFilters({ address }: { address: ReturnType<typeof useActivityAddress> }) {
  const { asked, day, until, change } = address
  const { data } = useActivePeopleQuery()
  const people = data?.users.items ?? []
  const choices: Choices[] = [
    {
      label: "Who",
      name: "user",
      value: String(asked.user ?? ""),
      all: "Everybody",
      options: people.map(({ id, name }) => [String(id), name]),
    },
    { label: "What", name: "act", value: asked.act ?? "", all: "Everything", options: Object.entries(acts) },
    {
      label: "Type",
      name: "type",
      value: asked.type ?? "",
      all: "All types",
      options: Object.entries(itemTypes).map(([type, { title }]) => [type, title]),
    },
  ]

  return (
    <div className={style.filters}>
      {choices.map(({ label, name, value, all, options }) => (
        <SelectField
          key={name}
          label={label}
          required
          value={value}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          <option value="">{all}</option>
          {options.map(([option, spoken]) => (
            <option key={option} value={option}>
              {spoken}
            </option>
          ))}
        </SelectField>
      ))}
      <TextField
        label="From"
        required
        type="date"
        value={day}
        max={until || undefined}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        label="Until"
        required
        type="date"
        value={until}
        min={day || undefined}
        onChange={({ target }) => change({ until: target.value })}
      />
    </div>
  )
}
