import { createContext, useContext } from "react"
import { localeOf, originalLanguage } from "./language.ts"
import { inEnglish } from "./translate.ts"

/** The page's translator; English by default, for example on staff screens. */
export const WordsContext = createContext(inEnglish)

/** `const t = useT()`, then `t("All news")`, or `t("Hello {name}", { name })`. */
export const useT = () => useContext(WordsContext)

export const useLanguage = () => useT().language

/** `lang` for texts that the school wrote in English only, on a page in another language. */
export function useOriginalLang() {
  return useLanguage() === originalLanguage ? undefined : localeOf(originalLanguage)
}
