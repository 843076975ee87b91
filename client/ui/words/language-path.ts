import { type Language, languages, originalLanguage } from "./language.ts"

/** What is there for the staff alone, and in English alone: it has no address with a language. */
const staffArea = "/(?:admin|user|account|unauthorized)(?![\\w-])|/[a-z]+/(?:add|addpics|edit)(?![\\w-])"

const prefixes = languages.filter((language) => language !== originalLanguage).join("|")

/** A language at the beginning of a path, which goes on or ends there. */
const inLanguage = new RegExp(`^/(${prefixes})(?=[/?#]|$)(?!${staffArea})`)
const towardsStaff = new RegExp(`^/(?:${prefixes})(?=${staffArea})`)

export const hasLanguages = (path: string) => !new RegExp(`^(?:${staffArea})`).test(path)

/** The language of an address by its path, such as `/sw/news`: English where it names none. */
export const languageOf = (path: string) => (inLanguage.exec(path)?.[1] ?? originalLanguage) as Language

/** What stands before the paths of a language: `/sw`, and nothing for English. */
export const prefixOf = (language: Language) => (language === originalLanguage ? "" : `/${language}`)

/** `/sw/news` as its route is written: `/news`. */
export const withoutLanguage = (path: string) => path.replace(inLanguage, "").replace(/^(?!\/)/, "/")

/** A link to the staff's part of the site leaves the language of the page that it is on. */
export const leavingLanguage = (path: string) => path.replace(towardsStaff, "")

/** Links that people wrote into a text lead on in the language of the page. @param html stored rich text */
export const linksIn = (language: Language, html: string) =>
  html.replace(/href="#(\/[^"]*)/g, (link, path) =>
    languageOf(path) === originalLanguage ? `href="#${leavingLanguage(pathIn(language, path))}` : link,
  )

/** The same page in another language. @param path as the router has it, without a language */
export const pathIn = (language: Language, path: string) =>
  language === originalLanguage ? path : prefixOf(language) + path.replace(/^\/(?=$|[?#])/, "")
