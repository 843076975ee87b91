import { useRef, useState } from "react"
import { type Failure, failureOf } from "../loading/failure.ts"

export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const inFlight = useRef(false)

  /** Resolves with the failure, null on success, undefined if other work is in flight. */
  const attempt = async (work: () => Promise<unknown>): Promise<Failure | null | undefined> => {
    if (inFlight.current) return undefined
    inFlight.current = true
    setBusy(true)
    setFailure(null)
    const failed = await work().then(() => null, failureOf)
    inFlight.current = false
    setBusy(false)
    setFailure(failed)
    return failed
  }

  return { busy, failure, attempt, clearFailure: () => setFailure(null) }
}
