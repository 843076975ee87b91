import type { ReactNode } from "react"
import { Fold } from "../../base/ui/controls/fold.tsx"
import { Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./filters.module.css"
import { useListAddress } from "./list-address.ts"

/** Folded on phones, where the list comes first. `chosen` describes the choices. */
export function Filters({ chosen, children }: { chosen: (string | false | undefined)[]; children: ReactNode }) {
  const title = (
    <span className="small strong">
      Filter <span className="soft plain">{chosen.filter(Boolean).join(", ")}</span>
    </span>
  )

  return (
    <Fold className={classNames("unprinted", style.fold)} title={title}>
      <div className={style.filters}>{children}</div>
    </Fold>
  )
}

type FilterProps = {
  name: string
  label: string
  all?: string
  options: [value: string, words: string][]
  value?: string
}

/** A choice that the list's address contains. */
export function Filter({ name, label, all, options, value = "" }: FilterProps) {
  const { change } = useListAddress()

  return (
    <SelectField label={label} required value={value} onChange={({ target }) => change({ [name]: target.value })}>
      {all && <option value="">{all}</option>}
      <Options of={options} />
    </SelectField>
  )
}
