import { useRef, useState } from "react"
import { type Failure, failureOf } from "../loading/failure.ts"

export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const underWay = useRef(false)

  /** Resolves with the failure, null on success, undefined if other work is in flight. */
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
