import { useLayoutEffect, useRef } from "react"

/** Passes fields that were filled in before hydration, whose text React does not know. */
export function usePrefilledFields<Within extends HTMLElement>(
  onField: (field: HTMLInputElement | HTMLTextAreaElement) => void,
) {
  const container = useRef<Within>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after hydration the fields show React's state
  useLayoutEffect(() => {
    const fields = container.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    for (const field of fields ?? []) if (field.value) onField(field)
  }, [])

  return container
}
