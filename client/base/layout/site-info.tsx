import { createContext, useContext } from "react"
import type { CallToActionFieldsFragment, SiteQuery } from "../../generated/graphql.ts"

export type SiteInfo = SiteQuery["site"]

export type CallToAction = CallToActionFieldsFragment

export const SiteContext = createContext<SiteInfo | null>(null)

export function useSite(): SiteInfo | null {
  return useContext(SiteContext)
}

export function useIsWritten(): (link: { path: string }) => boolean {
  const unwritten = useSite()?.unwrittenPages
  return ({ path }) => !unwritten?.includes(path)
}
