import { useLocation, useNavigate } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { refreshSession } from "../../base/session/refresh.ts"
import { returnAddress } from "../../base/session/return-to.ts"
import { useSession } from "../../base/session/session.tsx"
import style from "./new-password-screen.module.css"
import { PasswordForm } from "./password-form.tsx"

export function NewPasswordScreen() {
  const { viewer, mustChangePassword } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  if (!viewer) return null
  const goOn = async () => {
    await refreshSession()
    // The cached answers may be a visitor's.
    await apiClient.resetStore().catch(() => undefined)
    navigate(returnAddress(state), { replace: true })
  }

  return (
    <TitledPage title="Choose your password">
      <div className={style.form}>
        {mustChangePassword && (
          <p>
            Somebody else chose the password that you have signed in with, and knows it. Please choose one that only you
            know; the old one is the one that you were given.
          </p>
        )}
        <PasswordForm of="own" email={viewer.email} onChanged={goOn} onClose={() => navigate("/")} />
      </div>
    </TitledPage>
  )
}
