import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import type { SavedPart } from "./draft.ts"
import style from "./questions.module.css"
import type { Leave } from "./use-leaving.ts"

type LeaveQuestionProps = {
  savedPart: Exclude<SavedPart, "inTab">
  isOnServer: boolean
  answer: ((choice: Leave) => void) | undefined
}

export function LeaveQuestion({ savedPart, isOnServer, answer }: LeaveQuestionProps) {
  return (
    <Dialog
      open={answer !== undefined}
      title="Leave this unfinished?"
      role="alertdialog"
      onClose={() => answer?.("stay")}
    >
      <p>{savedPart === "all" && isOnServer ? onServer : consequences[savedPart]}</p>
      <div className={style.actions}>
        <Button onClick={() => answer?.("stay")} data-first-focus>
          Keep writing
        </Button>
        <QuietButton onClick={() => answer?.(savedPart === "nothing" ? "discard" : "keep")}>
          {savedPart === "nothing" ? "Leave without it" : "Leave it for later"}
        </QuietButton>
        {savedPart !== "nothing" && <QuietButton onClick={() => answer?.("discard")}>Discard it</QuietButton>}
      </div>
    </Dialog>
  )
}

const onServer =
  "Your draft is kept for 40 days, also for your other devices, and offered to you when you come back to this form."

const consequences: Record<LeaveQuestionProps["savedPart"], string> = {
  all: "Your draft is kept in this browser for 30 days, and offered to you when you come back to this form.",
  words:
    "Your words are kept in this browser for 30 days, and offered to you when you come back to this form. The pictures are too large to be kept: you would choose them again.",
  nothing: "This browser keeps no drafts, so what you wrote would be lost.",
}
