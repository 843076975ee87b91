import { useState } from "react"
import { useLeaveGuard } from "../../base/addresses/leave-guard.ts"
import type { SavedPart } from "./draft.ts"
import { keptDrafts } from "./kept.ts"
import { useQuestion } from "./question.ts"
import type { KeptDraft } from "./use-draft.ts"

export type Leave = "stay" | "keep" | "discard"

export function useLeaving(dirty: boolean, draft: Pick<KeptDraft<unknown>, "id" | "flush" | "forget">) {
  const { ask, answer } = useQuestion<Leave>()
  const [kept, setKept] = useState<Exclude<SavedPart, "inTab">>("all")

  const mayLeave = async () => {
    const left = await draft.flush()
    // Visitors who look something up are not asked: they find their text on return.
    if (left === "inTab") return true
    setKept(left)
    const choice = await ask()
    if (choice === "discard") await draft.forget()
    return choice !== "stay"
  }
  const guard = useLeaveGuard(dirty, mayLeave)

  return {
    guard,
    question: { kept, isOnServer: keptDrafts()[draft.id()]?.there !== undefined, answer },
    async leaveBy(go: () => void) {
      // A sent form still has its text until the next screen has loaded.
      if (dirty && !guard.open && !(await mayLeave())) return
      guard.open = true
      go()
    },
  }
}
