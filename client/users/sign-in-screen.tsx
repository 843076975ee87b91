import { type FormEvent, useEffect, useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useSite } from "../layout/site-info.tsx"
import { useTitle } from "../layout/title.tsx"
import { newPasswordPath, type ReturnTo, returnAddress } from "../session/return-to.ts"
import { useSecondStep } from "../session/second-step.tsx"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { usePrefilledFields } from "../ui/fields/prefilled-fields.ts"
import { type Problem, ProblemLine } from "../ui/fields/problem-line.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { failureOf, inWords } from "../ui/loading/failure.ts"
import { Blossom } from "../ui/ornaments/blossom.tsx"
import { msg, type Translate } from "../ui/words/translate.ts"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./sign-in-screen.module.css"

export function SignInScreen() {
  const [wasSignedIn] = useState(useSession().viewer !== null)
  useLeadingOn(wasSignedIn)
  return wasSignedIn ? null : <SignIn />
}

/** To where somebody was going; where that is not known, home, or to their own page if they had nothing to sign in for. */
function useLeadingOn(wasSignedIn: boolean) {
  const { viewer, mustChangePassword } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = viewer?.id

  // Together with the rest of the page's change, which already says who is signed in.
  useLayoutEffect(() => {
    if (id === undefined) return
    const goal = wasSignedIn && !state?.from ? `/user/view/${id}` : returnAddress(state)
    const to = mustChangePassword ? newPasswordPath : goal
    navigate(to, { replace: true, state: { from: state?.from } satisfies ReturnTo })
  }, [id, mustChangePassword, wasSignedIn, state, navigate])
}

function SignIn() {
  const t = useT()
  const { email, setEmail, password, setPassword, second, problem, busy, submit } = useSignIn()
  const form = usePrefilledFields<HTMLFormElement>(({ type, value }) =>
    (type === "email" ? setEmail : setPassword)(value),
  )
  useTitle(t("Sign In"))
  useEffect(() => {
    if (!form.current?.querySelector("input:focus")) form.current?.querySelector("input")?.focus()
  }, [form])

  return (
    <div className={style.screen}>
      {/* Sent before the scripts are there, a form of this method goes nowhere, and stays as it is. */}
      <form ref={form} method="dialog" className={style.form} onSubmit={submit} noValidate>
        <h1 className={style.title}>{t("Sign In")}</h1>
        <ProblemLine problem={problem && localizedProblem(t, problem)} />
        <TextField
          label={t("Email")}
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField
          label={t("Password")}
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {second.fields}
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
  const lang = useOriginalLang()
  return (
    <div className={style.promotion}>
      <Blossom className={style.blossom} />
      {panel?.quote && (
        <figure className={style.quote} lang={lang}>
          <blockquote>{panel.quote}</blockquote>
          <figcaption>{panel.attribution}</figcaption>
        </figure>
      )}
    </div>
  )
}

function useSignIn() {
  const t = useT()
  const { signIn } = useSession()
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const second = useSecondStep()

  const edit = (set: (text: string) => void) => (text: string) => {
    set(text)
    setProblem(null)
    second.reset()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const failed = await signIn(email, password, second.sent).then(
      () => null,
      (error) => (second.takes(error) ? "asked for a code" : problemOf(t, error)),
    )
    setBusy(false)
    if (failed === "asked for a code") return setProblem(null)
    setProblem(failed)
    if (failed) return
    setEmail("")
    setPassword("")
  }

  return { email, setEmail: edit(setEmail), password, setPassword: edit(setPassword), second, problem, busy, submit }
}

/** The texts of the specification, section 8, to the letter. */
const problems: Record<string, Problem> = {
  NO_ANSWER: { text: msg("No Server Response"), help: msg("Please check your connection and try again.") },
  BAD_USER_INPUT: { text: msg("Missing Username or Password") },
  UNAUTHENTICATED: { text: msg("Unauthorized"), help: msg("This address and password do not belong together.") },
}

const localizedProblem = (t: Translate, { text, help }: Problem): Problem => ({ text: t(text), help: help && t(help) })

function problemOf(t: Translate, error: unknown): Problem {
  const failure = failureOf(error)
  return problems[failure.code] ?? { text: msg("Login Failed"), help: inWords(t, failure) }
}
