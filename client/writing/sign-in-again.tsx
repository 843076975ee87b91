import { type FormEvent, useState } from "react"
import { useSecondStep } from "../session/second-step.tsx"
import { type Session, useSession } from "../session/session.tsx"
import { signInAgain } from "../session/sign-in-again.ts"
import { Button } from "../ui/controls/button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./questions.module.css"

type Writer = NonNullable<Session["viewer"]>

type SignInAgainProps = {
  writer: Writer
  /** There while it is asked; called with whether the writer is signed in now. */
  answer: ((signedIn: boolean) => void) | undefined
}

export function SignInAgain({ writer, answer }: SignInAgainProps) {
  return (
    <Dialog open={answer !== undefined} title="Sign in again to save this" onClose={() => answer?.(false)}>
      {answer && <SignInForm writer={writer} answer={answer} />}
    </Dialog>
  )
}

function SignInForm({ writer, answer }: { writer: Writer; answer: (signedIn: boolean) => void }) {
  const { viewer } = useSession()
  const [password, setPassword] = useState("")
  const { problem, busy, submit, second } = useSigningIn(writer.email, password, () => answer(true))

  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <p>{reason(writer, viewer)} What you wrote is still here.</p>
      <p className={style.who}>
        <span>Signing in as</span>
        {writer.name}, {writer.email}
      </p>
      <input type="text" autoComplete="username" value={writer.email} readOnly hidden />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        data-first-focus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {second.fields}
      {problem && <ErrorMessage text={problem} />}
      <div className={style.actions}>
        <Button type="submit" busy={busy} disabled={!password}>
          Sign in and save
        </Button>
        <Button variant="quiet" onClick={() => answer(false)}>
          Not now
        </Button>
      </div>
    </form>
  )
}

function reason(writer: Writer, viewer: Session["viewer"]) {
  if (!viewer || viewer.id === writer.id) return "Your session has ended."
  return `${viewer.name} is signed in in this browser now, and you began this as ${writer.name}.`
}

function useSigningIn(email: string, password: string, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const second = useSecondStep()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(null)
    const failed = await signInAgain(email, password, second.sent).then(
      () => null,
      (error) => (second.takes(error) ? "" : problemOf(error)),
    )
    setBusy(false)
    setProblem(failed)
    if (failed === null) onDone()
  }

  return { problem, busy, submit, second }
}

function problemOf(error: unknown) {
  const { code, text } = failureOf(error)
  return code === "UNAUTHENTICATED" ? "This is not the password of this account. Please try again." : text
}
