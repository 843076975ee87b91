import { languageNames } from "../../../generated/constants.ts"

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

/** The site's source language: its words need no dictionary, its addresses no prefix. */
export const originalLanguage = "en" satisfies Language

/** The language tag for `lang` and `Intl`: British English for this school. */
export const localeOf = (language: Language) => (language === originalLanguage ? "en-GB" : language)
