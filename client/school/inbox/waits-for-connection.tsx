import { useEffect, useState } from "react"
import { openPath } from "../../base/session/copies.ts"
import { noteUnsent } from "../../base/session/unsent.ts"
import { Button } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { AlertBox } from "../../base/ui/loading/error-message.tsx"
import { useT } from "../../base/ui/words/words.tsx"

/** Nothing is sent automatically: hours later, the absence may be another day's. */
export function WaitsForConnection({ onSend }: { onSend: () => void }) {
  const t = useT()
  const [isBack, setBack] = useState(false)
  useListener("online", () => setBack(true))
  useEffect(() => {
    noteUnsent({ path: openPath(), title: document.title })
    // Makes the page watch the connection, and notice when the server answers again.
    dispatchEvent(new Event("offline"))
  }, [])

  return (
    <AlertBox
      tone="waiting"
      action={
        isBack && (
          <Button size="small" onClick={onSend}>
            {t("Send it now")}
          </Button>
        )
      }
    >
      {isBack ? (
        <p>
          <strong>{t("The connection is back.")}</strong> {t("Send it now?")}
        </p>
      ) : (
        <p>
          <strong>{t("This waits to be sent.")}</strong>{" "}
          {t(
            "The server did not answer. Leave this page open: when the connection is back, you are asked whether to send what you wrote.",
          )}
        </p>
      )}
    </AlertBox>
  )
}
