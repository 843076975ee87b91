import { useAttempt } from "../ui/controls/use-attempt.ts"
import { useToast } from "./toasts.tsx"

export function useAction() {
  const toast = useToast()
  const { busy, attempt } = useAttempt()

  const act = async (work: () => Promise<unknown>, done?: string) => {
    const failure = await attempt(work)
    if (failure) toast(failure.text, { tone: "error" })
    else if (failure === null && done) toast(done)
  }

  return { busy, act }
}
