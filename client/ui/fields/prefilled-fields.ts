import { useLayoutEffect, useRef } from "react"

/** Hands over fields with text from before hydration: React leaves it there and knows nothing of it. */
export function usePrefilledFields<Within extends HTMLElement>(
  take: (field: HTMLInputElement | HTMLTextAreaElement) => void,
) {
  const within = useRef<Within>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after hydration the fields show what React knows
  useLayoutEffect(() => {
    const fields = within.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    for (const field of fields ?? []) if (field.value) take(field)
  }, [])

  return within
}
