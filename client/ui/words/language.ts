import { languageNames } from "../../generated/constants.ts"

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

/** What the site is written in: its words need no dictionary, its addresses no prefix. */
export const originalLanguage = "en" satisfies Language

/** As `lang` and `Intl` call a language: English as it is written and dated at this school. */
export const localeOf = (language: Language) => (language === originalLanguage ? "en-GB" : language)
