import { useState } from "react"
import { useLeaveGuard } from "../addresses/leave-guard.ts"
import type { SavedPart } from "./draft.ts"
import { useQuestion } from "./question.ts"
import type { KeptDraft } from "./use-draft.ts"

/** Goes on writing; goes and leaves the draft; goes and throws it away. */
export type Leave = "stay" | "keep" | "discard"

/** Asks before a form is left with words that are not sent, and does what the answer says. */
export function useLeaving(dirty: boolean, draft: Pick<KeptDraft<unknown>, "flush" | "forget">) {
  const { ask, answer } = useQuestion<Leave>()
  const [kept, setKept] = useState<Exclude<SavedPart, "inTab">>("all")

  const mayLeave = async () => {
    const left = await draft.flush()
    // A visitor who looks something up finds their words again on coming back: a question would only be in the way.
    if (left === "inTab") return true
    setKept(left)
    const choice = await ask()
    if (choice === "discard") await draft.forget()
    return choice !== "stay"
  }
  const guard = useLeaveGuard(dirty, mayLeave)

  return {
    guard,
    question: { kept, answer },
    async leaveBy(go: () => void) {
      if (dirty && !(await mayLeave())) return
      guard.open = true
      go()
    },
  }
}
