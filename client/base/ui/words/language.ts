import { languageTable } from "../../../generated/languages.ts"

export type Language = keyof typeof languageTable

export const languages = Object.keys(languageTable) as Language[]

export const originalLanguage = "en" satisfies Language

/** "1er juillet": `Intl` writes "1 juillet". */
export const withFirst = (language: Language, date: string) =>
  date.replace(/(?<!\d)1(?= \p{L})/u, languageTable[language].first)

export const localeOf = (language: Language) => languageTable[language].locale
