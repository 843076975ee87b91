import { useNavigate, useParams } from "react-router-dom"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Link } from "../ui/controls/link.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import style from "./new-password-screen.module.css"
import { PasswordForm } from "./password-form.tsx"

const title = "Choose your password"

export function ChoosePasswordScreen() {
  const { secret = "" } = useParams()
  const navigate = useNavigate()
  useTitle(title)

  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <Page>
        <div className={style.form}>
          <p>You sign in with it from now on. Wherever you were signed in until now, you are signed out.</p>
          <PasswordForm
            of={{ secret }}
            onChanged={() => navigate("/login", { replace: true })}
            onClose={() => navigate("/")}
          />
          <p>
            The link that brought you here counts once, and for a while. If it does not any more,{" "}
            <Link to="/account/forgotten">ask for another one</Link>.
          </p>
        </div>
      </Page>
    </>
  )
}
