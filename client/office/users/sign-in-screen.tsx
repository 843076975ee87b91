import { type FormEvent, useEffect, useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useSite } from "../../base/layout/site-info.tsx"
import { useTitle } from "../../base/layout/title.tsx"
import { newPasswordPath, type ReturnTo, returnAddress } from "../../base/session/return-to.ts"
import { useSecondStep } from "../../base/session/second-step.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { PasswordField } from "../../base/ui/fields/password-field.tsx"
import { usePrefilledFields } from "../../base/ui/fields/prefilled-fields.ts"
import { type Problem, ProblemLine } from "../../base/ui/fields/problem-line.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { type Failure, failureText } from "../../base/ui/loading/failure.ts"
import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { msg, type Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./sign-in-screen.module.css"

export function SignInScreen() {
  const [wasSignedIn] = useState(useSession().viewer !== null)
  useRedirectAfterSignIn(wasSignedIn)
  return wasSignedIn ? null : <SignIn />
}

/** Navigates to the intended page; else home, or to the user's own page if they came only to sign in. */
function useRedirectAfterSignIn(wasSignedIn: boolean) {
  const { viewer, mustChangePassword } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = viewer?.id

  // In the same commit as the rest of the page, which already shows the signed-in user.
  useLayoutEffect(() => {
    if (id === undefined) return
    const goal = wasSignedIn && !state?.from ? `/user/view/${id}` : returnAddress(state)
    const to = mustChangePassword ? newPasswordPath : goal
    navigate(to, { replace: true, state: { from: state?.from } satisfies ReturnTo })
  }, [id, mustChangePassword, wasSignedIn, state, navigate])
}

function SignIn() {
  const t = useT()
  const session = useSession()
  const [email, setEmail] = useState<string>(useLocation().state?.email ?? "")
  const [password, setPassword] = useState("")
  const { busy, failure, signIn, reset, fields } = useSecondStep()
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text)
    reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await signIn((second) => session.signIn(email, password, second)))) return
    setEmail("")
    setPassword("")
  }
  const form = usePrefilledFields<HTMLFormElement>(({ type, value }) =>
    edit(type === "email" ? setEmail : setPassword)(value),
  )
  useTitle(t("Sign In"))
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])]
    if (!form.current?.querySelector("input:focus")) inputs.find(({ value }) => value === "")?.focus()
  }, [form])

  return (
    <div className={style.screen}>
      {/* Before the scripts load, submitting a form with this method sends nothing and keeps its values. */}
      <form ref={form} method="dialog" className={style.form} onSubmit={submit} noValidate>
        <h1 className={style.title}>{t("Sign In")}</h1>
        <ProblemLine problem={failure && problemOf(t, failure)} />
        <TextField
          label={t("Email")}
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={({ target }) => edit(setEmail)(target.value)}
        />
        <PasswordField
          label={t("Password")}
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => edit(setPassword)(target.value)}
        />
        {fields}
        <Button type="submit" size="large" busy={busy}>
          {t("Sign In")}
        </Button>
        <p>
          <Link to="/account/forgotten" state={{ email }}>
            {t("Forgot your password?")}
          </Link>
        </p>
      </form>
      <Promotion />
    </div>
  )
}

function Promotion() {
  const panel = useSite()?.signInPanel
  const localized = useTextProps()
  return (
    <div className={style.promotion}>
      <Blossom className={style.blossom} />
      {panel?.quote && (
        <figure className={style.quote}>
          <blockquote {...localized(panel.quote)} />
          <figcaption {...localized(panel.attribution)} />
        </figure>
      )}
    </div>
  )
}

/** Wording of the specification, section 8. */
const problems: Record<string, Problem> = {
  NO_ANSWER: { text: msg("No Server Response"), help: msg("Please check your connection and try again.") },
  BAD_USER_INPUT: { text: msg("Missing Username or Password") },
  UNAUTHENTICATED: { text: msg("Unauthorized"), help: msg("This address and password do not belong together.") },
}

function problemOf(t: Translate, failure: Failure): Problem {
  const { text, help } = problems[failure.code] ?? { text: msg("Login Failed"), help: failureText(t, failure) }
  return { text: t(text), help: help && t(help) }
}
