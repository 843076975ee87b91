import type { NormalizedCacheObject } from "@apollo/client"
import { isHere } from "./here.ts"

/** What travels in a page that the server made, so that the first screen asks for nothing more. */
export type ServedContent = {
  /** The path and query that it was made for. */
  address: string
  /** The screens whose code it needs beyond the first. */
  screens: string[]
  /** A moment at which it was the same as when it was made, in milliseconds; null where it is the same at any time. */
  writtenAt: number | null
  /** What the API answered, as Apollo's cache holds it. */
  answers: NormalizedCacheObject
}

/** The id of the element that holds it. */
export const servedContentId = "served-content"

/**
 * Moves from a page's real address to its hash route. Gives what the server sent with the page, and whether that is
 * `here`: a link to another hash arrives with the home page.
 */
export function takeOver(): (ServedContent & { here: boolean }) | null {
  const here = isHere()
  const { pathname, search } = location
  if (pathname !== "/" || search) history.replaceState(history.state, "", `/#${pathname}${search}`)
  const element = document.getElementById(servedContentId)
  document.documentElement.classList.remove("elsewhere")
  if (!element) return null

  const served = JSON.parse(element.textContent ?? "") as ServedContent
  return { ...served, here }
}
