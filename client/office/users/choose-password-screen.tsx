import { useNavigate, useParams } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import style from "./new-password-screen.module.css"
import { PasswordForm } from "./password-form.tsx"

export function ChoosePasswordScreen() {
  const { secret = "" } = useParams()
  const navigate = useNavigate()

  return (
    <TitledPage title="Choose your password">
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
    </TitledPage>
  )
}
