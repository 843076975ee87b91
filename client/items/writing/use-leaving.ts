import { useState } from "react"
import { useLeaveGuard } from "../../base/addresses/leave-guard.ts"
import type { SavedPart } from "./draft.ts"
import { useQuestion } from "./question.ts"
import type { KeptDraft } from "./use-draft.ts"

/** Keep writing; leave and keep the draft; leave and discard it. */
export type Leave = "stay" | "keep" | "discard"

/** Asks before a form with unsent text is left, and acts on the answer. */
export function useLeaving(dirty: boolean, draft: Pick<KeptDraft<unknown>, "flush" | "forget">) {
  const { ask, answer } = useQuestion<Leave>()
  const [kept, setKept] = useState<Exclude<SavedPart, "inTab">>("all")

  const mayLeave = async () => {
    const left = await draft.flush()
    // Visitors who look something up find their text again on return: a question would be in the way.
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
