import { useParams } from "react-router-dom"
import { useConfirmEmailMutation } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import style from "./new-password-screen.module.css"

const title = "Confirm your address"

/** Where the link leads that was mailed to a new address. Nothing happens before somebody says so: mailboxes open links by themselves. */
export function ConfirmEmailScreen() {
  const { secret = "" } = useParams()
  const [confirm, { data, loading, error }] = useConfirmEmailMutation()
  const failure = error && failureOf(error)
  useTitle(title)

  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <Page>
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
      </Page>
    </>
  )
}
