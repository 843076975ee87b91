import { createContext, useContext } from "react"
import { localeOf, originalLanguage } from "./language.ts"
import { inEnglish } from "./translate.ts"

/** English by default, for example on staff screens. */
export const WordsContext = createContext(inEnglish)

/** `const t = useT()`, then `t("All news")`, or `t("Hello {name}", { name })`. */
export const useT = () => useContext(WordsContext)

export const useLanguage = () => useT().language

/** The `lang` of texts that exist in English only; undefined on an English page. */
export const useOriginalLang = () => (useLanguage() === originalLanguage ? undefined : localeOf(originalLanguage))
