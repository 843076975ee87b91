import { useState } from "react"
import { randomId } from "./random-id.ts"

/** Idempotency keys: the same content keeps its key, so that a retry is the same request, until it is answered. */
export function useKeys() {
  const [keys] = useState(() => new Map<string, string>())
  return {
    keyOf(content: unknown): string {
      const name = JSON.stringify(content)
      const key = keys.get(name) ?? randomId()
      keys.set(name, key)
      return key
    },
    forget: () => keys.clear(),
  }
}
