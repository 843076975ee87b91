import { ButtonLink } from "../ui/button.tsx"
import { Notice } from "./notice.tsx"
import { useTitle } from "./title.tsx"

/** For an address that leads nowhere, and for an item that is no longer there. */
export function NotFound() {
  useTitle("Page Not Found")

  return (
    <Notice title="404" number>
      <p>The resource you asked for is not available on this website.</p>
      <div>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Notice>
  )
}
