import type { NormalizedCacheObject } from "@apollo/client"

/** What travels in a page that the server made, so that the first screen asks for nothing more. */
export type ServedContent = {
  address: string
  screens: string[]
  /** A moment at which it was the same as when it was made, in milliseconds; null where it is the same at any time. */
  writtenAt: number | null
  /** What the API answered, as Apollo's cache holds it. */
  answers: NormalizedCacheObject
}

export function servedContent(): ServedContent | null {
  const text = document.getElementById("served-content")?.textContent
  return text ? JSON.parse(text) : null
}
