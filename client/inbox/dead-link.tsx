import { useContext } from "react"
import { MessagePage } from "../layout/message-page.tsx"
import { useTitle } from "../layout/title.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { ServedPageContext } from "../ui/loading/served.ts"

/** Where a link for one person alone opens nothing, or no more. */
export function DeadLink() {
  const served = useContext(ServedPageContext)
  if (served) served.found = false
  useTitle("Page Not Found")

  return (
    <MessagePage title="This link opens nothing">
      <p>It may have lost its end on the way here, or what it was for is over and has been deleted.</p>
      <div>
        <ButtonLink to="/contact">Ask the school</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
