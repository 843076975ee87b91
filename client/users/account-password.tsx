import { type FormEvent, useState } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { givenPasswordDays } from "../generated/constants.ts"
import {
  useAccountPasswordLinkMutation,
  useEndAccountSessionsMutation,
  useResetAccountSecondStepMutation,
  useSetAccountPasswordMutation,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { type Problem, ProblemLine } from "../ui/fields/problem-line.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./account-password.module.css"
import type { AccountUser } from "./account-screen.tsx"
import { PasswordLinkNote } from "./password-link-note.tsx"

export function AccountPassword({ user }: { user: AccountUser }) {
  const own = useSession().viewer?.id === user.id

  return (
    <Panel title="Password">
      {own ? (
        <p>
          This is your own account. You change your password with the old one on{" "}
          <Link to={`/user/view/${user.id}`}>your page</Link>.
        </p>
      ) : user.canAdminister ? (
        <>
          <LinkMaker user={user} />
          <ResetForm user={user} />
          {user.secondFactor && <LostApp user={user} />}
          <SignOut user={user} />
        </>
      ) : (
        <p>This account stands above yours: only a superuser can reset its password.</p>
      )}
    </Panel>
  )
}

function SignOut({ user }: { user: AccountUser }) {
  const toast = useToast()
  const [end] = useEndAccountSessionsMutation()

  return (
    <div className={style.form}>
      <p>Where {user.name} is signed in, such as on a phone that is lost, can be ended: the password stays.</p>
      <div>
        <ConfirmButton
          label="Sign them out everywhere"
          variant="quiet"
          question={`Sign ${user.name} out everywhere?`}
          consequence="They sign in again with their password. They are mailed that you did this."
          confirmLabel="Sign them out"
          run={() => end({ variables: { id: user.id } })}
          onDone={() => toast(`${user.name} is signed out everywhere`)}
        />
      </div>
    </div>
  )
}

function LostApp({ user }: { user: AccountUser }) {
  const toast = useToast()
  const [reset] = useResetAccountSecondStepMutation()

  return (
    <div className={style.form}>
      <p>{user.name} signs in with a code of an app too.</p>
      <div>
        <ConfirmButton
          label="They have lost the app"
          variant="quiet"
          question={`Let ${user.name} in without the app?`}
          consequence="Their password alone counts again, and they are signed out everywhere. Make sure that it is they who ask."
          confirmLabel="Take the app away"
          run={() => reset({ variables: { id: user.id } })}
          onDone={() => toast("The app is taken away")}
        />
      </div>
    </div>
  )
}

/** The way in which nobody else knows the password. */
function LinkMaker({ user }: { user: AccountUser }) {
  const [make, { data, loading, error }] = useAccountPasswordLinkMutation()
  if (data) return <PasswordLinkNote link={data.passwordLink} />

  return (
    <div className={style.form}>
      <p>By a link, {user.name} chooses a password that nobody else knows. Until then the present one counts.</p>
      {error && <ErrorMessage text={failureOf(error).text} />}
      <div>
        <Button busy={loading} onClick={() => make({ variables: { id: user.id } }).catch(() => undefined)}>
          Make a link
        </Button>
      </div>
    </div>
  )
}

/** Hints and messages are those of the specification, sections 5 and 8. */
function ResetForm({ user }: { user: AccountUser }) {
  const { typed, type, problem, busy, submit } = useReset(user.id)

  return (
    <form className={style.form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      <p>
        Or hand over a password: {user.name} is signed out everywhere, and with the new one can do nothing but choose
        their own. It ends in {givenPasswordDays} days.
      </p>
      <ProblemLine problem={problem} />
      <input type="text" autoComplete="username" value={user.email ?? ""} readOnly hidden />
      <PasswordField
        label="New password"
        hint="8 to 24 characters."
        required
        autoComplete="new-password"
        value={typed.password}
        onChange={({ target }) => type({ password: target.value })}
      />
      <PasswordField
        label="Confirm password"
        hint="Must match the first password input field."
        required
        autoComplete="new-password"
        value={typed.again}
        onChange={({ target }) => type({ again: target.value })}
      />
      <div>
        <Button type="submit" busy={busy}>
          Reset password
        </Button>
      </div>
    </form>
  )
}

type Typed = { password: string; again: string }

const nothing: Typed = { password: "", again: "" }
const invalid = "Invalid Entry"

function useReset(id: number) {
  const toast = useToast()
  const [reset] = useSetAccountPasswordMutation()
  const [typed, setTyped] = useState(nothing)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  const type = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = wrongIn(typed)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    const failed = await reset({ variables: { id, password: typed.password } }).then(() => null, problemOf)
    setBusy(false)
    setProblem(failed)
    if (failed) return
    setTyped(nothing)
    toast("Password Updated Successfully")
  }

  return { typed, type, problem, busy, submit }
}

function wrongIn({ password, again }: Typed): Problem | null {
  if (!password) return { text: invalid, help: "Please type the new password." }
  return password === again ? null : { text: invalid, help: "The two passwords are not the same." }
}

function problemOf(error: unknown): Problem {
  const { text, fields } = failureOf(error)
  return fields.password ? { text: invalid, help: fields.password } : { text: "This was not saved.", help: text }
}
