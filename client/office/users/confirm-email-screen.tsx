import { useParams } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Button, ButtonLink } from "../../base/ui/controls/button.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { useConfirmEmailMutation } from "../../generated/graphql.ts"
import style from "./new-password-screen.module.css"

/** The mailed link's target. Asks before it confirms: mail programs open links by themselves. */
export function ConfirmEmailScreen() {
  const { secret = "" } = useParams()
  const [confirm, { data, loading, error }] = useConfirmEmailMutation()
  const failure = error && failureOf(error)

  return (
    <TitledPage title="Confirm your address">
      <div className={style.form} aria-live="polite">
        {data ? (
          <>
            <p>You sign in with {data.confirmEmail.email} from now on.</p>
            <p>
              <ButtonLink to="/login">Sign in</ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p>From now on you sign in with the address that this link was mailed to.</p>
            {failure && <ErrorMessage text={failure.fields.secret ?? failure.text} />}
            <p>
              <Button busy={loading} onClick={() => confirm({ variables: { secret } }).catch(() => undefined)}>
                Confirm the address
              </Button>
            </p>
          </>
        )}
      </div>
    </TitledPage>
  )
}
