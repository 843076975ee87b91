import { type FormEvent, useState } from "react"
import { useSecondStep } from "../session/second-step.tsx"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./sandbox.module.css"

/** Runs the login mutation. Its token goes into the `Authorization` header of what is sent from here, and into memory only. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { problem, busy, submit, second } = useSignIn(onDone)

  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <p className={style.hint}>
        What you send then carries <code>Authorization: Bearer …</code> with your access token, which is renewed when it
        runs out.
      </p>
      {problem && <ErrorMessage text={problem} />}
      <TextField label="Email" name="email" type="email" required autoComplete="username" data-first-focus />
      <PasswordField label="Password" name="password" required autoComplete="current-password" />
      {second.fields}
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  )
}

function useSignIn(onDone: () => void) {
  const { signIn } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const second = useSecondStep()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const [email, password] = [String(form.get("email")), String(form.get("password"))]
    const failed = await signIn(email, password, second.sent).then(
      () => null,
      (error) => (second.takes(error) ? "" : failureOf(error).text),
    )
    setBusy(false)
    setProblem(failed)
    if (failed === null) onDone()
  }

  return { problem, busy, submit, second }
}
