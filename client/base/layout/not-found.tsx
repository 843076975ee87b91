import { useContext } from "react"
import { ButtonLink } from "../ui/controls/button.tsx"
import { KeywordSearch } from "../ui/controls/keyword-search.tsx"
import { ServedPageContext } from "../ui/loading/served.ts"
import { useT } from "../ui/words/words.tsx"
import { MessagePage } from "./message-page.tsx"
import { useTitle } from "./title.tsx"

export function NotFound() {
  const t = useT()
  useNotFound()

  return (
    <MessagePage title="404" number>
      <p>{t("The resource you asked for is not available on this website.")}</p>
      <p>{t("It may have moved or been deleted. Perhaps we can find it together:")}</p>
      <KeywordSearch placeholder="" />
      <ButtonLink to="/">{t("Go to the home page")}</ButtonLink>
    </MessagePage>
  )
}

/** Sets the title, and on the server the status 404. */
export function useNotFound() {
  const t = useT()
  const served = useContext(ServedPageContext)
  if (served) served.found = false
  useTitle(t("Page Not Found"))
}
