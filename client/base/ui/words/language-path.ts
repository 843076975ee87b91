import { type Language, languages, originalLanguage } from "./language.ts"

/** Staff screens are in English only: their addresses have no language. */
const staffArea = "/(?:admin|user|account|unauthorized)(?![\\w-])|/[a-z]+/(?:add|addpics|edit)(?![\\w-])"

const prefixes = languages.filter((language) => language !== originalLanguage).join("|")

const inLanguage = new RegExp(`^/(${prefixes})(?=[/?#]|$)(?!${staffArea})`)
const towardsStaff = new RegExp(`^/(?:${prefixes})(?=${staffArea})`)

export const hasLanguages = (path: string) => !new RegExp(`^(?:${staffArea})`).test(path)

/** `/sw/news`: Swahili; a path without a language: English. */
export const languageOf = (path: string) => (inLanguage.exec(path)?.[1] ?? originalLanguage) as Language

/** `/sw`; empty for English. */
export const prefixOf = (language: Language) => (language === originalLanguage ? "" : `/${language}`)

/** `/sw/news` to `/news`. */
export const withoutLanguage = (path: string) => path.replace(inLanguage, "").replace(/^(?!\/)/, "/")

export const dropStaffLanguage = (path: string) => path.replace(towardsStaff, "")

export const linksIn = (language: Language, html: string) =>
  html.replace(/href="#(\/[^"]*)/g, (link, path) =>
    languageOf(path) === originalLanguage ? `href="#${dropStaffLanguage(pathIn(language, path))}` : link,
  )

/** @param path without a language, as in the router */
export const pathIn = (language: Language, path: string) =>
  language === originalLanguage ? path : prefixOf(language) + path.replace(/^\/(?=$|[?#])/, "")
