import { useRef } from "react"
import { randomId } from "../ui/random-id.ts"

/**
 * A name for what is sent, so that the server stores it once however often it arrives: the same words keep their name,
 * other words get another one.
 */
export function useSubmissionKey(): (words: object) => string {
  const last = useRef({ words: "", key: "" })
  return (words) => {
    const now = JSON.stringify(words)
    if (last.current.words !== now) last.current = { words: now, key: randomId() }
    return last.current.key
  }
}
