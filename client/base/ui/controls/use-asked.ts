import { useEffect, useEffectEvent } from "react"

type Ask<Answer> = (isOver: () => boolean) => Promise<Answer> | undefined

/** Asks again whenever `about` changes. Ignores answers that arrive after a change, or after unmounting. */
export function useAsked<Answer>(about: unknown, ask: Ask<Answer>, take: (answer: Answer) => void) {
  const begin = useEffectEvent(ask)
  const hear = useEffectEvent(take)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when `about` changes
  useEffect(() => {
    let isOver = false
    void begin(() => isOver)?.then((answer) => isOver || hear(answer))
    return () => {
      isOver = true
    }
  }, [about])
}
