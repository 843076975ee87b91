import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { type ComponentProps, useState } from "react"
import { IconButton } from "../controls/button.tsx"
import style from "./field.module.css"
import { Field, type FieldText } from "./field.tsx"

type PasswordFieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText | "type">

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className={style.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={style.control}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? "Hide password" : "Show password"}
            className={style.inside}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
