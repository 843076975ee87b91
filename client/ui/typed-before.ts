import { useLayoutEffect, useRef } from "react"

/**
 * Hands over each field that has text when React takes over the page that the server made: typed, or filled in by the
 * browser, before the scripts were there. React leaves that text in its field, and knows nothing of it.
 */
export function useTypedBefore<Within extends HTMLElement>(
  take: (field: HTMLInputElement | HTMLTextAreaElement) => void,
) {
  const within = useRef<Within>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: later the fields show what React knows
  useLayoutEffect(() => {
    const fields = within.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    for (const field of fields ?? []) if (field.value) take(field)
  }, [])

  return within
}
