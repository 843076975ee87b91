import { useNavigate } from "react-router-dom"
import { ButtonLink, QuietButton } from "../ui/controls/button.tsx"
import { MessagePage } from "./message-page.tsx"
import { useTitle } from "./title.tsx"

export function Unauthorized() {
  const navigate = useNavigate()
  useTitle("Unauthorized")

  return (
    <MessagePage title="Unauthorized">
      <p>Your account does not open this page.</p>
      <p>If you think it should, ask an administrator of the site.</p>
      <div className="row3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <QuietButton onClick={() => navigate(-1)}>Go back</QuietButton>
      </div>
    </MessagePage>
  )
}
