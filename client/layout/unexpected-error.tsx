import { Button } from "../ui/controls/button.tsx"
import { Notice } from "./notice.tsx"

/** What is shown when the site itself fails; stands without a router. */
export function UnexpectedError() {
  return (
    <Notice title="Unexpected Application Error">
      <p>Something went wrong on our side. Nothing that was already saved is lost.</p>
      <p>Load the page again; if it still fails, please call the school office.</p>
      <div>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </Notice>
  )
}
