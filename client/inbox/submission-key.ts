import { useRef } from "react"

/**
 * A name for what is sent, so that the server stores it once however often it arrives: the same words keep their name,
 * other words get another one.
 */
export function useSubmissionKey(): (words: object) => string {
  const last = useRef({ words: "", key: "" })
  return (words) => {
    const now = JSON.stringify(words)
    if (last.current.words !== now) last.current = { words: now, key: randomKey() }
    return last.current.key
  }
}

/** Not `randomUUID`, which only exists on https. */
function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}
