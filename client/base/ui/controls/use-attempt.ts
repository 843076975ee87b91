import { useRef, useState } from "react"
import { type Failure, failureOf } from "../loading/failure.ts"

/** Does work one at a time, and keeps the failure of the last. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const underWay = useRef(false)

  /** Resolves with the failure, null once it is done, and undefined if other work is under way. */
  const attempt = async (work: () => Promise<unknown>): Promise<Failure | null | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setFailure(null)
    const failed = await work().then(() => null, failureOf)
    underWay.current = false
    setBusy(false)
    setFailure(failed)
    return failed
  }

  return { busy, failure, attempt, forget: () => setFailure(null) }
}
