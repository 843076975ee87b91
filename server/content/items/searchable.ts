import { OpenEnum } from "../../base/api/open-enum.ts"
import type { Translate } from "../../base/words.ts"
import type { Database } from "../../store/database/database.ts"
import type { Addressed } from "./addressed.ts"
import type { ApiLanguage } from "./api-language.ts"
import { searchText, wordsIn } from "./search-text.ts"
import type { Translated } from "./stored-translation.ts"
import type { Filtered } from "./visibility.ts"

/** A kind of search result, such as NEWS_STORY. Each searched content type has its own. */
export type SearchKind = string

const searchKinds = new OpenEnum("SearchKind", "Kind of a search result.")

export const SearchKinds: Record<SearchKind, SearchKind> = searchKinds.values

/** Kinds whose items stay true for years, unlike stories: a short search shows them first. */
export const evergreenKinds: SearchKind[] = []

interface KindOptions {
  evergreen?: boolean
}

export function searchKind(kind: SearchKind, description: string, { evergreen }: KindOptions = {}): SearchKind {
  searchKinds.add(kind, description)
  if (evergreen) evergreenKinds.push(kind)
  return kind
}

type Words<T> = Searchable<T>["words"]

/** Makes a content type searchable. `words` of an item: its title, then plain and rich texts. */
export function searchable<T>(
  kind: SearchKind,
  description: string,
  words: Words<T> | [title: TextsOf<T>, ...texts: TextsOf<T>[]],
  { version, ...options }: KindOptions & Pick<Searchable<unknown>, "version"> = {},
): Searchable<T> {
  return { kind: searchKind(kind, description, options), version, words: Array.isArray(words) ? textsOf(words) : words }
}

type TextsOf<T> = { [K in keyof T]-?: T[K] extends string | null | undefined ? K : never }[keyof T]

function textsOf<T>([title, ...texts]: TextsOf<T>[]): Words<T> {
  return (item, t) => {
    const read = (field?: TextsOf<T>) => t((field && (item[field] as string | null | undefined)) ?? "")
    return { title: read(title), texts: texts.map(read) }
  }
}

export interface SearchTexts {
  title: string
  /** A short name besides the title: `Uniform` of "What to wear". */
  label?: string
  /** More words that find it; never shown. */
  keywords?: string
  /** Plain or rich text. */
  texts: (string | null | undefined)[]
  /** Lines that answer a search for the title directly. */
  answer?: string[]
}

interface SearchPart extends SearchTexts {
  /** Its place on the item's screen: the fragment of the URL. */
  anchor?: string
}

/** Finds only public items with a screen (`Addressed`). */
export interface Searchable<T> {
  kind: SearchKind
  /** Increment to reindex all items. Defaults to 1. */
  version?: number
  /** @param t into the language of `item` */
  words(item: T, t: Translate): SearchTexts & { parts?: SearchPart[] }
}

/** A typed word, folded. `variants`: the word, its singular or plural, and synonyms, as whole words. */
export interface QueryWord {
  typed: string
  variants: string[]
}

export interface Answer {
  title: string
  path: string
  lines: string[]
  /** Defaults to the question's language. */
  language?: ApiLanguage
  /** The time from which the answer is no longer true. */
  until?: Date
}

export interface SearchQuestion {
  words: QueryWord[]
  language: ApiLanguage
  /** Translates into that language, in the school's own words. */
  t: Translate
}

/** Returns null for a question about something else, before it reads anything. */
export type AnswerSource = (question: SearchQuestion, database: Database) => Promise<Answer | null>

export const isOneOf = ({ variants }: QueryWord, words: string[]) => words.some((word) => variants.includes(word))

/** Words of a list in a dictionary: `term, terms`. */
export const wordsOf = (list: string) => wordsIn(searchText(list))

export type SearchedType<T> = (new () => T) &
  Filtered<T> & {
    search?: Searchable<T>
    addressed?: Addressed<T>
    translated?: Translated
  }
