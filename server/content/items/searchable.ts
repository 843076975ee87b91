import type { EntityManager } from "typeorm"
import { OpenEnum } from "../../base/api/open-enum.ts"
import type { Database } from "../../store/database/database.ts"
import type { Addressed } from "./addressed.ts"
import type { Translated } from "./stored-translation.ts"
import type { Filtered } from "./visibility.ts"

declare module "../api/feature.ts" {
  interface Feature {
    /** Direct answers to a search. The first feature that has one answers. */
    answers?: AnswerSource
  }
}

/** A kind of items that a search finds, such as NEWS_STORY: each content type that is found names its own. */
export type SearchKind = string

const searchKinds = new OpenEnum("SearchKind", "Kind of a search result.")

export const SearchKinds: Record<SearchKind, SearchKind> = searchKinds.values

/** The kinds of what is as true next year as it is today, unlike a story: a short search finds it first. */
export const lastingKinds: SearchKind[] = []

interface KindOptions {
  lasting?: boolean
}

type SearchableOptions = KindOptions & Pick<Searchable<unknown>, "version">

/** Makes a kind known to the API: what it is, in a sentence. */
export function searchKind(kind: SearchKind, description: string, { lasting }: KindOptions = {}): SearchKind {
  searchKinds.add(kind, description)
  if (lasting) lastingKinds.push(kind)
  return kind
}

type Words<T> = Searchable<T>["words"]

/**
 * Has a content type found: of which kind it is, what that is in a sentence, and the words of an item, such as those of
 * its fields: the title first, then plain and rich texts.
 */
export function searchable<T>(
  kind: SearchKind,
  description: string,
  words: Words<T> | [title: TextsOf<T>, ...texts: TextsOf<T>[]],
  { version, ...options }: SearchableOptions = {},
): Searchable<T> {
  return { kind: searchKind(kind, description, options), version, words: Array.isArray(words) ? wordsOf(words) : words }
}

type TextsOf<T> = { [K in keyof T]-?: T[K] extends string | null | undefined ? K : never }[keyof T]

function wordsOf<T>([title, ...texts]: TextsOf<T>[]): Words<T> {
  const read = (item: T, field?: TextsOf<T>) => (field ? (item[field] as string | null | undefined) : null)
  return (item) => ({ title: read(item, title) ?? "", texts: texts.map((field) => read(item, field)) })
}

interface FoundWords {
  title: string
  /** A short name beside the title: `Uniform` of "What to wear". */
  label?: string
  /** Plain or rich text. */
  texts: (string | null | undefined)[]
  /** Lines that answer a search for the title at once. */
  answer?: string[]
}

interface FoundPart extends FoundWords {
  /** Its place on the item's screen: the text after `#` in the address. */
  anchor?: string
}

/** Makes a content type searchable. Only public items with a screen are found (`Addressed`). */
export interface Searchable<T> {
  kind: SearchKind
  /** The version of `words`: a higher number indexes all items anew. 1, if absent. */
  version?: number
  words(item: T): FoundWords & { parts?: FoundPart[] }
}

/** A word that was typed, folded, and the whole words that count as it: itself first, its other number, what means the same. */
export interface AskedWord {
  typed: string
  same: string[]
}

/** The answer shown above all hits. */
export interface Answer {
  /** The link's text and its target on this site. */
  title: string
  path: string
  /** Plain text. */
  lines: string[]
  /** The end of its validity, even if nothing changes. */
  until?: Date
}

/** Answers a question from what a feature knows; null for one that is about something else, before anything is read. */
export type AnswerSource = (words: AskedWord[], database: Database) => Promise<Answer | null>

export const isAskedFor = ({ same }: AskedWord, words: string[]) => words.some((word) => same.includes(word))

export type FoundType<T> = (new () => T) &
  Filtered<T> & {
    search?: Searchable<T>
    addressed?: Addressed<T>
    translated?: Translated
  }

/** Keeps what can be found in step with what is stored: `rows` is the transaction of the write itself. */
export interface SearchIndex {
  /** Indexes an added item. Does nothing for a type that is not searched. */
  add<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T): Promise<void>
  /** Indexes a changed item, which may be known already. */
  put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T): Promise<void>
  remove(rows: EntityManager, kind: SearchKind, id: number): Promise<void>
}
