import LogIn from "lucide-react/icons/log-in"
import { type FormEvent, useState } from "react"
import { useSite } from "../base/layout/site-info.tsx"
import { useSecondStep } from "../base/session/second-step.tsx"
import { useSession } from "../base/session/session.tsx"
import { Button, MinorButton } from "../base/ui/controls/button.tsx"
import { Dialog } from "../base/ui/controls/dialog.tsx"
import { PasswordField } from "../base/ui/fields/password-field.tsx"
import { TextField } from "../base/ui/fields/text-field.tsx"
import { ErrorMessage } from "../base/ui/loading/error-message.tsx"
import { Crest } from "../base/ui/ornaments/crest.tsx"
import style from "./sandbox.module.css"

export function AccountBar({ sentAsOther }: { sentAsOther: boolean }) {
  return (
    <header className={style.bar}>
      <a className={style.school} href="/">
        <Crest className={style.crest} />
        <span className={style.name}>{useSite()?.name}</span>
      </a>
      <h1 className={style.title}>GraphQL sandbox</h1>
      <Account sentAsOther={sentAsOther} />
    </header>
  )
}

function Account({ sentAsOther }: { sentAsOther: boolean }) {
  const { viewer, signOut } = useSession()
  const [signingIn, setSigningIn] = useState(false)

  return (
    <div className={style.account}>
      <p role="status" className={style.state}>
        {viewer ? (
          <>
            Signed in as <strong>{viewer.name}</strong>
          </>
        ) : (
          "Not signed in"
        )}
        {sentAsOther && "; the last request was sent with its own Authorization header"}
      </p>
      {viewer ? (
        <MinorButton onClick={() => void signOut()}>Sign out</MinorButton>
      ) : (
        <Button size="small" onClick={() => setSigningIn(true)}>
          <LogIn />
          Sign in
        </Button>
      )}
      <Dialog open={signingIn && !viewer} title="Sign in to the API" onClose={() => setSigningIn(false)}>
        <SignInForm onDone={() => setSigningIn(false)} />
      </Dialog>
    </div>
  )
}

/** The token is kept in memory only. */
function SignInForm({ onDone }: { onDone: () => void }) {
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
