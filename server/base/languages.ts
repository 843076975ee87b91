import { languageTable } from "../generated/languages.ts"

/** English is the original and has no prefix in addresses; the others do, such as `/sw/news`. */
export type Language = keyof typeof languageTable

export const languages = Object.keys(languageTable) as Language[]

export const originalLanguage: Language = "en"

const prefixes = languages.filter((language) => language !== originalLanguage).join("|")

const languagePrefix = new RegExp(`^/(?:${prefixes})(?=/|$)`, "i")

/** Splits `/sw/news`, or `/SW/news`, into `/sw` and `/news`; the prefix is empty for English. */
export function splitLanguage(path: string): { prefix: string; rest: string } {
  const [prefix = ""] = languagePrefix.exec(path) ?? []
  return { prefix: prefix.toLowerCase(), rest: path.slice(prefix.length) || "/" }
}

/** English for a path without a language. */
export const languageAt = (path: string) => (splitLanguage(path).prefix.slice(1) || originalLanguage) as Language

export const pathIn = (language: Language, path: string) =>
  language === originalLanguage ? path : `/${language}${path.replace(/^\/$/, "")}`

/** The tag for `lang` and `Intl`: the school writes British English and dates. */
export const localeOf = (language: Language) => languageTable[language].locale

/** "1er juillet": `Intl` writes "1 juillet". */
export const withFirst = (language: Language, date: string) =>
  date.replace(/(?<!\d)1(?= \p{L})/u, languageTable[language].first)

export const directionOf = (language: Language) => languageTable[language].dir

export const nameOf = (language: Language) => languageTable[language].name
