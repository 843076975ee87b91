import { useContext } from "react"
import { MessagePage } from "../layout/message-page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { ServedPageContext } from "../ui/loading/served.ts"
import { useT } from "../ui/words/words.tsx"

export function DeadLink() {
  const t = useT()
  const served = useContext(ServedPageContext)
  if (served) served.found = false
  useTitle(t("Page Not Found"))

  return (
    <MessagePage title={t("This link opens nothing")}>
      <p>{t("It may have lost its end on the way here, or what it was for is over and has been deleted.")}</p>
      <div>
        <ButtonLink to="/contact">{t("Ask the school")}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t("Home")}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
