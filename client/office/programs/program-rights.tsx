import { useId } from "react"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { Select } from "../../base/ui/fields/text-field.tsx"
import type { ProgramAccess, ProgramRightInput, ProgramsQuery } from "../../generated/office.ts"
import type { Field } from "../../items/forms/field.ts"
import style from "./program-rights.module.css"

type Areas = ProgramsQuery["programAreas"]
type Rights = readonly ProgramRightInput[]

export function programRights(areas: Areas): Field<ProgramRightInput[], Rights, Rights> {
  return {
    options: { label: "What it may do", required: false },
    start: (stored) => stored ?? [],
    isEmpty: (rights) => rights.length === 0,
    toInput: (rights) => rights.map(({ area, access }) => ({ area, access })),
    render: ({ value, error, onChange }) => (
      <fieldset className="column shrinks">
        <legend className="strong">What it may do</legend>
        <p className={style.hint}>
          It reads what visitors read. Give it no more than it needs: accounts, passwords, backups and settings are for
          people alone.
        </p>
        {areas.map((area) => (
          <Right
            key={area.area}
            area={area}
            access={value.find((right) => right.area === area.area)?.access ?? ""}
            onChange={(access) => onChange(withRight(value, area.area, access))}
          />
        ))}
        {error() && <FieldError>{error()}</FieldError>}
      </fieldset>
    ),
  }
}

function withRight(rights: Rights, area: ProgramRightInput["area"], access: ProgramAccess | ""): Rights {
  const others = rights.filter((right) => right.area !== area)
  return access ? [...others, { area, access }] : others
}

type RightProps = { area: Areas[number]; access: ProgramAccess | ""; onChange: (access: ProgramAccess | "") => void }

function Right({ area: { name, writes }, access, onChange }: RightProps) {
  const id = useId()
  return (
    <div className={style.right} data-given={access !== ""}>
      <label htmlFor={id}>{name}</label>
      <Select
        id={id}
        value={access}
        className={style.access}
        onChange={({ target }) => onChange(target.value as ProgramAccess | "")}
      >
        <option value="">As visitors</option>
        <option value="READ">Reads all</option>
        {writes.length > 0 && <option value="WRITE">Reads and writes</option>}
      </Select>
    </div>
  )
}
