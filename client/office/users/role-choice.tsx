import { FieldError } from "../../base/ui/fields/field.tsx"
import type { Role } from "../../generated/office.ts"
import { roleNames } from "../admin/role-names.ts"
import style from "./role-choice.module.css"

type RoleChoiceProps = {
  roles: Role[]
  value: Role
  onChange: (role: Role) => void
  error?: string | null
  refusalId?: string
}

export function RoleChoice({ roles, value, onChange, error, refusalId }: RoleChoiceProps) {
  return (
    <fieldset className={style.roles} disabled={Boolean(refusalId)} aria-describedby={refusalId}>
      <legend className="strong">Role</legend>
      {roles.map(
        (role) =>
          role !== "PUBLIC" && (
            <label key={role} className={style.role}>
              <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
              <span>
                <span className="strong">{roleNames[role].name}</span>{" "}
                <span className="soft">{roleNames[role].rights}</span>
              </span>
            </label>
          ),
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
