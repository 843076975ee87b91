import { useLocation, useNavigate } from "react-router-dom"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { apiClient } from "../session/api-client.ts"
import { refreshSession } from "../session/refresh.ts"
import { returnAddress } from "../session/return-to.ts"
import { useSession } from "../session/session.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import style from "./new-password-screen.module.css"
import { PasswordForm } from "./password-form.tsx"

const title = "Choose your password"

export function NewPasswordScreen() {
  const { viewer } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  useTitle(title)
  if (!viewer) return null
  const goOn = async () => {
    await refreshSession()
    // Answered to somebody who might see only what a visitor sees.
    await apiClient.resetStore().catch(() => undefined)
    navigate(returnAddress(state), { replace: true })
  }

  return (
    <>
      <PageBanner title={title} crumbs={[{ label: title }]} />
      <Page>
        <div className={style.form}>
          <p>
            Somebody else chose the password that you have signed in with, and knows it. Please choose one that only you
            know; the old one is the one that you were given.
          </p>
          <PasswordForm of="own" email={viewer.email} onChanged={goOn} onClose={() => navigate("/")} />
        </div>
      </Page>
    </>
  )
}
