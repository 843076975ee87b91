import { type FormEvent, useState } from "react"
import { useLocation } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { ProblemLine } from "../../base/ui/fields/problem-line.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { useForgotPasswordMutation } from "../../generated/graphql.ts"
import style from "./new-password-screen.module.css"

/** The answer is the same whether or not the account exists. */
export function ForgottenPasswordScreen() {
  const { state } = useLocation()
  const [email, setEmail] = useState<string>(state?.email ?? "")
  const [send, { data, loading, error, reset }] = useForgotPasswordMutation()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!loading) send({ variables: { email } }).catch(() => undefined)
  }

  return (
    <TitledPage title="Forgot your password?">
      {data ? (
        <div className={style.form} role="status">
          {data.forgotPassword.sendsMail ? <OnItsWay email={email} /> : <NoMail />}
          <p>
            <Link to="/login">Back to signing in</Link>
          </p>
        </div>
      ) : (
        <form className={style.form} noValidate onSubmit={submit} aria-busy={loading || undefined}>
          <ProblemLine problem={error ? { text: failureOf(error).text } : null} />
          <p>Type the address that you sign in with. A link to choose another password comes by mail.</p>
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="username"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              if (error) reset()
            }}
          />
          <div>
            <Button type="submit" busy={loading} disabled={!email}>
              Send the link
            </Button>
          </div>
        </form>
      )}
    </TitledPage>
  )
}

function OnItsWay({ email }: { email: string }) {
  return (
    <>
      <p>
        If <strong>{email}</strong> has an account here, a link is on its way. It counts for 30 minutes.
      </p>
      <p>
        Nothing has come? Look among the unwanted mail, check the address for slips, or ask the school's office: they
        can hand you a link too.
      </p>
    </>
  )
}

const NoMail = () => <p>This site sends no mail. Please ask the school's office: they can hand you a link.</p>
