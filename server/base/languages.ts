/** English is the original and has no prefix in addresses; the others do, such as `/sw/news`. */
export const languages = ["en", "sw", "fr"] as const

export type Language = (typeof languages)[number]

export const originalLanguage: Language = "en"

const inLanguage = new RegExp(`^/(?:${languages.filter((language) => language !== originalLanguage).join("|")})(?=/|$)`)

/** Splits `/sw/news` into `/sw` and `/news`; the prefix is empty for English. */
export function splitLanguage(path: string): { prefix: string; rest: string } {
  const [prefix = ""] = inLanguage.exec(path) ?? []
  return { prefix, rest: path.slice(prefix.length) || "/" }
}

export const pathIn = (language: Language, path: string) =>
  language === originalLanguage ? path : `/${language}${path.replace(/^\/$/, "")}`

/** The tag for `lang` and `Intl`: the school writes British English and dates. */
export const localeOf = (language: Language) => (language === originalLanguage ? "en-GB" : language)

export const languageNames: Record<Language, string> = { en: "English", sw: "Kiswahili", fr: "Français" }
