import { languageNames } from "../../../generated/constants.ts"

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

export const originalLanguage = "en" satisfies Language

export const localeOf = (language: Language) => (language === originalLanguage ? "en-GB" : language)
