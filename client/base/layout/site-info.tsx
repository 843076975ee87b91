import { createContext, useContext } from "react"
import type { CallToActionFieldsFragment, SiteQuery } from "../../generated/graphql.ts"
import { codeOf } from "../ui/words/api-language.ts"
import { type Language, originalLanguage } from "../ui/words/language.ts"

export type SiteInfo = SiteQuery["site"]

export type CallToAction = CallToActionFieldsFragment

export const SiteContext = createContext<SiteInfo | null>(null)

export const useSite = (): SiteInfo | null => useContext(SiteContext)

/** Characters of a name that fit beside the crest. */
const maxName = 45

export const nameBesideCrest = ({ name, shortName }: Pick<SiteInfo, "name" | "shortName">) =>
  name.length > maxName ? shortName : name

/** In display order, English first: English alone until the site is known. */
export const useSiteLanguages = (): Language[] => useSite()?.languages.map(codeOf) ?? [originalLanguage]

export function useIsWritten(): (link: { path: string }) => boolean {
  const unwritten = useSite()?.unwrittenPages
  return ({ path }) => !unwritten?.includes(path)
}
