import { useState } from "react"
import { useLocation } from "react-router-dom"
import { randomId } from "../../base/ui/random-id.ts"
import { tabStorage } from "../../base/ui/storage.ts"

type Sent = { words: string; key: string }

/** An idempotency key: the same content keeps it until it is stored, across reloads too. */
export function useSubmissionKey() {
  const { pathname } = useLocation()
  const [last] = useState(() => lastSent(`sent:${pathname}`))
  return last
}

/** Kept in this tab, like unsent drafts (client/items/writing/tab-drafts.ts). */
function lastSent(name: string) {
  let last: Sent | null = JSON.parse(tabStorage.get(name) ?? "null")
  return {
    keyOf(words: object): string {
      const now = JSON.stringify(words)
      if (last?.words !== now) last = { words: now, key: randomId() }
      tabStorage.set(name, JSON.stringify(last))
      return last.key
    },
    forget() {
      last = null
      tabStorage.remove(name)
    },
  }
}
