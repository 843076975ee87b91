import { useEffect, useEffectEvent } from "react"

type Work<Answer> = (isOver: () => boolean) => Promise<Answer> | undefined

/** Asks again whenever `key` changes. Ignores answers that arrive after a change, or after unmounting. */
export function useAsync<Answer>(key: unknown, work: Work<Answer>, onResult: (answer: Answer) => void) {
  const run = useEffectEvent(work)
  const receive = useEffectEvent(onResult)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when `key` changes
  useEffect(() => {
    let isCancelled = false
    void run(() => isCancelled)?.then((answer) => isCancelled || receive(answer))
    return () => {
      isCancelled = true
    }
  }, [key])
}
