import type { FormEvent } from "react"
import { useSecondStep } from "../base/session/second-step.tsx"
import { useSession } from "../base/session/session.tsx"
import { Button } from "../base/ui/controls/button.tsx"
import { PasswordField } from "../base/ui/fields/password-field.tsx"
import { TextField } from "../base/ui/fields/text-field.tsx"
import { ErrorMessage } from "../base/ui/loading/error-message.tsx"

/** The token is kept in memory only. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const { busy, failure, signIn, fields } = useSecondStep()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, password] = [String(form.get("email")), String(form.get("password"))]
    if (await signIn((second) => session.signIn(email, password, second))) onDone()
  }

  return (
    <form className="stack4" onSubmit={submit} noValidate>
      <p className="small">
        What you send then carries <code>Authorization: Bearer …</code> with your access token, which is renewed when it
        runs out.
      </p>
      {failure && <ErrorMessage text={failure.text} />}
      <TextField label="Email" name="email" type="email" required autoComplete="username" data-first-focus />
      <PasswordField label="Password" name="password" required autoComplete="current-password" />
      {fields}
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  )
}
