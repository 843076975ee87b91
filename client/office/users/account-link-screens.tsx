import { Route, Routes, useNavigate, useParams, useSearchParams } from "react-router-dom"
import { useHeadingFocusAfter } from "../../base/addresses/heading-focus.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { useConfirmEmailMutation } from "../../generated/graphql.ts"
import { ForgottenPasswordScreen } from "./forgotten-password-screen.tsx"
import style from "./new-password-screen.module.css"
import { PasswordForm } from "./password-form.tsx"

export function AccountLinkScreens() {
  return (
    <Routes>
      <Route path="forgotten" element={<ForgottenPasswordScreen />} />
      <Route path="password/:secret" element={<ChoosePasswordScreen />} />
      <Route path="email/:secret" element={<ConfirmEmailScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

function ChoosePasswordScreen() {
  const { secret = "" } = useParams()
  const email = useSearchParams()[0].get("email")
  const { viewer, signOut } = useSession()
  const navigate = useNavigate()
  const goOn = async () => {
    // The link's account may not be the signed-in one.
    if (viewer) await signOut()
    navigate("/login", { replace: true, state: { email } })
  }

  return (
    <TitledPage title="Choose your password">
      <div className={style.form}>
        <p>You sign in with it from now on. Wherever you were signed in until now, you are signed out.</p>
        <PasswordForm of={{ secret }} email={email} onChanged={goOn} onClose={() => navigate("/")} />
        <p>
          The link that brought you here works once, and for a limited time. If it no longer works,{" "}
          <Link to="/account/forgotten">ask for another one</Link>.
        </p>
      </div>
    </TitledPage>
  )
}

/** The mailed link's target. Asks before it confirms: mail programs open links by themselves. */
function ConfirmEmailScreen() {
  const { secret = "" } = useParams()
  const [confirm, { data, loading, error }] = useConfirmEmailMutation()
  const failure = error && failureOf(error)
  useHeadingFocusAfter(!data)

  return (
    <TitledPage title="Confirm your address">
      <div className={style.form} aria-live="polite">
        {data ? (
          <>
            <p>You sign in with {data.confirmEmail.email} from now on.</p>
            <ButtonLink to="/login">Sign in</ButtonLink>
          </>
        ) : (
          <>
            <p>From now on you sign in with the address that this link was mailed to.</p>
            {failure && <ErrorMessage text={failure.fields.secret ?? failure.text} />}
            <Button busy={loading} onClick={() => confirm({ variables: { secret } }).catch(() => undefined)}>
              Confirm the address
            </Button>
          </>
        )}
      </div>
    </TitledPage>
  )
}
