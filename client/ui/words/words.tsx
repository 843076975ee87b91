import { createContext, useContext } from "react"
import { localeOf, originalLanguage } from "./language.ts"
import { inEnglish } from "./translate.ts"

/** The words of the page; English, where nobody says otherwise, as in the staff's part of the site. */
export const WordsContext = createContext(inEnglish)

/** `const t = useT()`, then `t("All news")`, or `t("Hello {name}", { name })`. */
export const useT = () => useContext(WordsContext)

export const useLanguage = () => useT().language

/** `lang` of what the school wrote in English alone, where the page is in another language. */
export function useOriginalLang() {
  return useLanguage() === originalLanguage ? undefined : localeOf(originalLanguage)
}
