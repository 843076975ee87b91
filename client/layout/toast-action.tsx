import { Button } from "../ui/controls/button.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { useT } from "../ui/words/words.tsx"
import { type Action, useToast } from "./toasts.tsx"
import { useUndoKeys } from "./undo-keys.ts"

type ToastActionProps = { action: Action; onTaken: () => void }

/** The button of a message that can be answered; loaded with the first one, as only staff are given any. */
export function ToastAction({ action: { label, run }, onTaken }: ToastActionProps) {
  const toast = useToast()
  const t = useT()
  const isUndo = label === "Undo"
  const act = async () => {
    onTaken()
    try {
      await run()
    } catch (error) {
      toast(failureOf(error).text, { tone: "error" })
    }
  }
  useUndoKeys(isUndo ? () => void act() : undefined)

  return (
    <Button size="small" variant="quiet" aria-keyshortcuts={isUndo ? "Control+Z Meta+Z" : undefined} onClick={act}>
      {isUndo ? t("Undo") : t("Show it")}
    </Button>
  )
}
