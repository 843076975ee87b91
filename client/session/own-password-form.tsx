import { type FormEvent, type ReactNode, useState } from "react"
import { Button } from "../ui/controls/button.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./own-password-form.module.css"
import { useSession } from "./session.tsx"

type OwnPasswordFormProps = {
  children?: ReactNode
  submitLabel: string
  variant?: "quiet" | "danger"
  /** Rejects with the server's failure. */
  send: (password: string) => Promise<unknown>
  onCancel?: () => void
}

export function OwnPasswordForm({ children, submitLabel, variant, send, onCancel }: OwnPasswordFormProps) {
  const { viewer } = useSession()
  const [password, setPassword] = useState("")
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !password) return
    setBusy(true)
    setFailure(await send(password).then(() => null, failureOf))
    setBusy(false)
  }

  return (
    <form className={style.form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      {children}
      {failure && !failure.fields.password && <ErrorMessage text={failure.text} />}
      <input type="text" autoComplete="username" value={viewer?.email ?? ""} readOnly hidden />
      <PasswordField
        label="Your password"
        required
        data-first-focus
        autoComplete="current-password"
        error={failure?.fields.password}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value)
          setFailure(null)
        }}
      />
      <div className={style.actions}>
        <Button type="submit" variant={variant} busy={busy} disabled={!password}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
