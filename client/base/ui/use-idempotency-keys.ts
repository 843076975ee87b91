import { useState } from "react"
import { randomId } from "./random-id.ts"
import { tabStorage } from "./storage.ts"

/**
 * Idempotency keys: the same content has the same key until its request is answered, so that the server recognises a
 * retry. Keys with a `storageKey` outlive a reload of the tab.
 */
export function useIdempotencyKeys(storageKey?: string) {
  const [keys] = useState(() => new Map<string, string>(JSON.parse((storageKey && tabStorage.get(storageKey)) || "[]")))
  return {
    keyOf(content: unknown): string {
      const name = JSON.stringify(content)
      const key = keys.get(name) ?? randomId()
      keys.set(name, key)
      if (storageKey) tabStorage.set(storageKey, JSON.stringify([...keys]))
      return key
    },
    forget() {
      keys.clear()
      if (storageKey) tabStorage.remove(storageKey)
    },
  }
}
