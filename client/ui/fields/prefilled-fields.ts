import { useLayoutEffect, useRef } from "react"

/**
 * Hands over each field that has text when React hydrates the page: typed, or filled in by the browser, before the
 * scripts were there. React leaves that text in its field, and knows nothing of it.
 */
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
