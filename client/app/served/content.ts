import type { NormalizedCacheObject } from "@apollo/client"

export type ServedContent = {
  address: string
  screens: string[]
  /** A time at which the page is correct, in milliseconds; null if it does not depend on the time. */
  writtenAt: number | null
  answers: NormalizedCacheObject
}

export function servedContent(): ServedContent | null {
  const text = document.getElementById("served-content")?.textContent
  return text ? JSON.parse(text) : null
}
