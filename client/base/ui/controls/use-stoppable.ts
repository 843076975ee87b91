import { useEffect, useRef, useState } from "react"

/** The `context` of a mutation: makes its request abortable, and reports the upload's progress. */
export type Sending = { fetchOptions: { signal: AbortSignal; onProgress: (fraction: number) => void } }

export type Stoppable = {
  busy: boolean
  fraction: number | undefined
  /** True if the upload makes no progress for noticeably long. */
  slow: boolean
  /** Does nothing while other work runs. Rejects as `work` does, and with an `AbortError` once stopped. */
  run: (work: (sending: Sending) => Promise<unknown>) => Promise<void>
  stop: () => void
}

const slowAfterMs = 8000

export function useStoppable(): Stoppable {
  const [busy, setBusy] = useState(false)
  const [fraction, setFraction] = useState<number>()
  const inFlight = useRef<AbortController>(null)
  const slow = useSlow(busy, fraction)

  const run: Stoppable["run"] = async (work) => {
    if (inFlight.current) return
    const controller = new AbortController()
    inFlight.current = controller
    setFraction(undefined)
    setBusy(true)
    try {
      const { signal } = controller
      await Promise.race([stopped(signal), work({ fetchOptions: { signal, onProgress: setFraction } })])
    } finally {
      inFlight.current = null
      setBusy(false)
    }
  }

  return { busy, fraction, slow, run, stop: () => inFlight.current?.abort() }
}

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))

function useSlow(busy: boolean, fraction: number | undefined) {
  const [slow, setSlow] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: any progress restarts the wait
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, fraction])

  return slow
}
