import { useState } from "react"
import { useLocation } from "react-router-dom"
import { randomId } from "../ui/random-id.ts"

type Sent = { words: string; key: string }

/** A name for what is sent, so that the server stores it once: the same words keep it, through a reload too, until they arrive. */
export function useSubmissionKey() {
  const { pathname } = useLocation()
  const [last] = useState(() => new LastSent(`sent:${pathname}`))
  return last
}

/** In this tab, as what is not sent yet (client/writing/tab-drafts.ts). */
class LastSent {
  private last?: Sent

  constructor(private readonly name: string) {}

  keyOf(words: object): string {
    const now = JSON.stringify(words)
    const last = this.last ?? read(this.name)
    this.last = last?.words === now ? last : { words: now, key: randomId() }
    write(this.name, this.last)
    return this.last.key
  }

  forget() {
    this.last = undefined
    write(this.name, undefined)
  }
}

function read(name: string): Sent | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? undefined
  } catch {
    return undefined
  }
}

/** Storage may be full or forbidden: then the name is known as long as the form is open. */
function write(name: string, sent: Sent | undefined) {
  try {
    if (sent) sessionStorage.setItem(name, JSON.stringify(sent))
    else sessionStorage.removeItem(name)
  } catch {}
}
