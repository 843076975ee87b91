import { Button } from "../ui/controls/button.tsx"
import { useBackOnline } from "../ui/loading/use-back-online.ts"
import { Notice } from "./notice.tsx"

/** Where the code of a screen could not be fetched. Tries again by itself when the line is back. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry)

  return (
    <Notice title="This page did not load">
      <p>The server did not answer. Please check your connection and try again.</p>
      <p>What you have already opened is still there.</p>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </Notice>
  )
}
