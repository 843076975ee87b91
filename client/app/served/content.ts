import type { NormalizedCacheObject } from "@apollo/client"

/** Data in a server-rendered page, so that the first screen queries nothing more. */
export type ServedContent = {
  address: string
  screens: string[]
  /** A moment for which the page is true, in milliseconds; null if it does not depend on the time. */
  writtenAt: number | null
  /** The API's answers, as Apollo's cache holds them. */
  answers: NormalizedCacheObject
}

export function servedContent(): ServedContent | null {
  const text = document.getElementById("served-content")?.textContent
  return text ? JSON.parse(text) : null
}
