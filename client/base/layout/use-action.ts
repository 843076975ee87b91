import { refetchScreen } from "../session/api-client.ts"
import { useAttempt } from "../ui/controls/use-attempt.ts"
import { useToast } from "./toasts.tsx"

export function useAction() {
  const toast = useToast()
  const { busy, attempt } = useAttempt()

  /** Shows a failure, and what is stored: the work may have been done. Resolves with true on success. */
  const act = async (work: () => Promise<unknown>, doneText?: string): Promise<boolean> => {
    const failure = await attempt(work)
    if (failure) {
      toast(failure.text, { tone: "error" })
      void refetchScreen()
    } else if (failure === null && doneText) toast(doneText)
    return failure === null
  }

  return { busy, act }
}
