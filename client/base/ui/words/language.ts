import { languageNames } from "../../../generated/constants.ts"

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

/** Needs no dictionary, and no prefix in addresses. */
export const originalLanguage = "en" satisfies Language

export const localeOf = (language: Language) => (language === originalLanguage ? "en-GB" : language)
