import { type FormEvent, useState } from "react"
import { accessToken } from "../../base/session/access-token.ts"
import { logIn } from "../../base/session/log-in.ts"
import { resumeAs } from "../../base/session/refresh.ts"
import { type SecondStep, useSecondStep } from "../../base/session/second-step.tsx"
import { type Session, useSession } from "../../base/session/session.tsx"
import { notifyOtherTabs } from "../../base/session/tabs.ts"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { PasswordField } from "../../base/ui/fields/password-field.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import type { Failure } from "../../base/ui/loading/failure.ts"
import style from "./questions.module.css"
import { useWriterSession } from "./use-writer-session.ts"

type Writer = NonNullable<Session["viewer"]>

/** For a form without drafts. Render `signInAgain`, the question, beside the form. */
export function useSignInAgain(writing: boolean) {
  const { viewer } = useSession()
  const [writer] = useState(viewer)
  const { withSession, question } = useWriterSession(writer, writing)
  return { withSession, signInAgain: writer && <SignInAgain writer={writer} answer={question.answer} /> }
}

export function SignInAgain({ writer, answer }: { writer: Writer; answer: ((signedIn: boolean) => void) | undefined }) {
  return (
    <Dialog open={answer !== undefined} title="Sign in again to save this" onClose={() => answer?.(false)}>
      {answer && <SignInForm writer={writer} answer={answer} />}
    </Dialog>
  )
}

function SignInForm({ writer, answer }: { writer: Writer; answer: (signedIn: boolean) => void }) {
  const { viewer } = useSession()
  const [password, setPassword] = useState("")
  const { busy, failure, signIn, fields } = useSecondStep()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await signIn((second) => resumeSession(writer.email, password, second))) answer(true)
  }

  return (
    <form className="stack4" onSubmit={submit} noValidate>
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
      {fields}
      {failure && <ErrorMessage text={wordsOf(failure)} />}
      <div className={style.actions}>
        <Button type="submit" busy={busy} disabled={!password}>
          Sign in and save
        </Button>
        <QuietButton onClick={() => answer(false)}>Not now</QuietButton>
      </div>
    </form>
  )
}

function reason(writer: Writer, viewer: Session["viewer"]) {
  if (!viewer || viewer.id === writer.id) return "Your session has ended."
  return `${viewer.name} is signed in in this browser now, and you began this as ${writer.name}.`
}

const wordsOf = ({ code, text }: Failure) =>
  code === "UNAUTHENTICATED" ? "This is not the password of this account. Please try again." : text

/** Signs the same person in again, without leaving the screen. Rejects with the server's failure. */
async function resumeSession(email: string, password: string, second: SecondStep): Promise<void> {
  const before = accessToken.userId()
  const grant = await logIn(email, password, second)
  if (!grant) return
  resumeAs(grant)
  // Another user was signed in here, and may have screens open in other tabs.
  if (before !== undefined && before !== grant.viewer.id) notifyOtherTabs()
}
