import { type FormEvent, type ReactNode, useState } from "react"
import { Button, QuietButton } from "../ui/controls/button.tsx"
import { useAttempt } from "../ui/controls/use-attempt.ts"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { useSession } from "./session.tsx"

type OwnPasswordFormProps = {
  children?: ReactNode
  submitLabel: string
  variant?: "quiet" | "danger"
  send: (password: string) => Promise<unknown>
  onCancel?: () => void
}

export function OwnPasswordForm({ children, submitLabel, variant, send, onCancel }: OwnPasswordFormProps) {
  const { viewer } = useSession()
  const [password, setPassword] = useState("")
  const { busy, failure, attempt, clearFailure } = useAttempt()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) void attempt(() => send(password))
  }

  return (
    <form className="stack4" noValidate onSubmit={submit} aria-busy={busy || undefined}>
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
          clearFailure()
        }}
      />
      <div className="row3">
        <Button type="submit" variant={variant} busy={busy} disabled={!password}>
          {submitLabel}
        </Button>
        {onCancel && <QuietButton onClick={() => busy || onCancel()}>Cancel</QuietButton>}
      </div>
    </form>
  )
}
