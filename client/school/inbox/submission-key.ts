import { useState } from "react"
import { useLocation } from "react-router-dom"
import { randomId } from "../../base/ui/random-id.ts"
import { tabStorage } from "../../base/ui/storage.ts"

type Sent = { words: string; key: string }

/** An idempotency key: the same content keeps it until it is stored, across reloads too. */
export function useSubmissionKey() {
  const { pathname } = useLocation()
  const [last] = useState(() => new LastSent(`sent:${pathname}`))
  return last
}

/** Kept in this tab, like unsent drafts (client/items/writing/tab-drafts.ts). */
class LastSent {
  private last: Sent | null

  constructor(private readonly name: string) {
    this.last = JSON.parse(tabStorage.get(name) ?? "null")
  }

  keyOf(words: object): string {
    const now = JSON.stringify(words)
    if (this.last?.words !== now) this.last = { words: now, key: randomId() }
    tabStorage.set(this.name, JSON.stringify(this.last))
    return this.last.key
  }

  forget() {
    this.last = null
    tabStorage.remove(this.name)
  }
}
