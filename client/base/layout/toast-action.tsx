import { refetchScreen } from "../session/api-client.ts"
import { MinorButton } from "../ui/controls/button.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { useT } from "../ui/words/words.tsx"
import { useUndoKeys } from "./undo-keys.ts"

export type Action = { label: "Undo" | "Show it"; run: () => unknown }

type ToastActionProps = { action: Action; onTaken: () => void; onFailed: (text: string) => void }

/** Loaded with the first such toast, as visitors hardly ever get one. */
export function ToastAction({ action: { label, run }, onTaken, onFailed }: ToastActionProps) {
  const t = useT()
  const isUndo = label === "Undo"
  const act = async () => {
    onTaken()
    try {
      await run()
    } catch (error) {
      onFailed(failureOf(error).text)
      void refetchScreen()
    }
  }
  useUndoKeys(isUndo ? () => void act() : undefined)

  return (
    <MinorButton aria-keyshortcuts={isUndo ? "Control+Z Meta+Z" : undefined} onClick={act}>
      {isUndo ? t("Undo") : t("Show it")}
    </MinorButton>
  )
}
