import { type Language, languages, originalLanguage } from "./language.ts"

/** Staff screens, which are in English only: their addresses have no language. */
const staffArea = "/(?:admin|user|account|unauthorized)(?![\\w-])|/[a-z]+/(?:add|addpics|edit)(?![\\w-])"

const prefixes = languages.filter((language) => language !== originalLanguage).join("|")

/** A language as the first segment of a path. */
const inLanguage = new RegExp(`^/(${prefixes})(?=[/?#]|$)(?!${staffArea})`)
const towardsStaff = new RegExp(`^/(?:${prefixes})(?=${staffArea})`)

export const hasLanguages = (path: string) => !new RegExp(`^(?:${staffArea})`).test(path)

/** The language of a path such as `/sw/news`: English if it names none. */
export const languageOf = (path: string) => (inLanguage.exec(path)?.[1] ?? originalLanguage) as Language

/** The path prefix of a language: `/sw`, and nothing for English. */
export const prefixOf = (language: Language) => (language === originalLanguage ? "" : `/${language}`)

/** Turns `/sw/news` into its route, `/news`. */
export const withoutLanguage = (path: string) => path.replace(inLanguage, "").replace(/^(?!\/)/, "/")

/** Removes the page's language from a link to a staff screen. */
export const leavingLanguage = (path: string) => path.replace(towardsStaff, "")

/** Adds the page's language to the links in a text. @param html stored rich text */
export const linksIn = (language: Language, html: string) =>
  html.replace(/href="#(\/[^"]*)/g, (link, path) =>
    languageOf(path) === originalLanguage ? `href="#${leavingLanguage(pathIn(language, path))}` : link,
  )

/** The same page in another language. @param path as the router has it, without a language */
export const pathIn = (language: Language, path: string) =>
  language === originalLanguage ? path : prefixOf(language) + path.replace(/^\/(?=$|[?#])/, "")
