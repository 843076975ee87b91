import { useState } from "react"
import { useLeaveGuard } from "../../base/addresses/leave-guard.ts"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { inTurn, nextRender, useIsPreparing } from "../../base/ui/pictures/in-turn.ts"
import type { SavedPart } from "./draft.ts"
import { useQuestion } from "./question.ts"
import { savedDrafts } from "./saved-drafts.ts"
import type { FormDraft } from "./use-draft.ts"

export type Leave = "stay" | "keep" | "discard"

export function useLeaving(dirty: boolean, draft: Pick<FormDraft<unknown>, "id" | "flush" | "forget">) {
  const { ask, answer } = useQuestion<Leave>()
  const [savedPart, setSavedPart] = useState<Exclude<SavedPart, "inTab">>("all")

  const isPreparing = useIsPreparing()
  const isUnsaved = isPreparing || dirty

  const mayLeave = async () => {
    // The draft then has the pictures that are being prepared. Uploads need no wait.
    await inTurn(nextRender)
    const saved = await draft.flush()
    // Visitors who look something up are not asked: they find their text on return.
    if (saved === "inTab") return true
    setSavedPart(saved)
    const choice = await ask()
    if (choice === "discard") await draft.forget()
    return choice !== "stay"
  }
  const guard = useLeaveGuard(isUnsaved, mayLeave)

  // No draft has the picture yet.
  useListener("beforeunload", (event) => isPreparing && event.preventDefault())

  return {
    guard,
    question: { savedPart, isOnServer: savedDrafts()[draft.id()]?.remote !== undefined, answer },
    async leaveBy(go: () => void) {
      // A sent form still has its text until the next screen has loaded.
      if (isUnsaved && !guard.open && !(await mayLeave())) return
      guard.open = true
      go()
    },
  }
}
