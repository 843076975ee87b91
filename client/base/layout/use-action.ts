import { useAttempt } from "../ui/controls/use-attempt.ts"
import { useToast } from "./toasts.tsx"

export function useAction() {
  const toast = useToast()
  const { busy, attempt } = useAttempt()

  /** Shows a failure. Resolves with true on success. */
  const act = async (work: () => Promise<unknown>, doneText?: string): Promise<boolean> => {
    const failure = await attempt(work)
    if (failure) toast(failure.text, { tone: "error" })
    else if (failure === null && doneText) toast(doneText)
    return failure === null
  }

  return { busy, act }
}
