import { registerEnumType } from "type-graphql"
import type { EntityManager } from "typeorm"
import type { Addressed } from "./addressed.ts"
import type { Filtered } from "./visibility.ts"

/** A kind of items that a search finds, such as NEWS_STORY: each content type that is found names its own. */
export type SearchKind = string

/** The GraphQL enum of them. The types fill it as they are loaded, before the schema is built. */
export const SearchKinds: Record<SearchKind, SearchKind> = {}
const valuesConfig: Record<SearchKind, { description: string }> = {}
registerEnumType(SearchKinds, { name: "SearchKind", description: "What was found.", valuesConfig })

/** The kinds of what is as true next year as it is today, unlike a story: a short search finds it first. */
export const lastingKinds: SearchKind[] = []

interface KindOptions {
  lasting?: boolean
}

/** Makes a kind known to the API: what it is, in a sentence. */
export function searchKind(kind: SearchKind, description: string, { lasting }: KindOptions = {}): SearchKind {
  SearchKinds[kind] = kind
  valuesConfig[kind] = { description }
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
  options?: KindOptions,
): Searchable<T> {
  return { kind: searchKind(kind, description, options), words: Array.isArray(words) ? wordsOf(words) : words }
}

type TextsOf<T> = { [K in keyof T]-?: T[K] extends string | null | undefined ? K : never }[keyof T]

function wordsOf<T>([title, ...texts]: TextsOf<T>[]): Words<T> {
  const read = (item: T, field?: TextsOf<T>) => (field ? (item[field] as string | null | undefined) : null)
  return (item) => ({ title: read(item, title) ?? "", texts: texts.map((field) => read(item, field)) })
}

/** How a content type is found: what is read of an item. Found is what is public and has a screen (`Addressed`). */
export interface Searchable<T> {
  kind: SearchKind
  /** Of `words`: a higher number has all items indexed anew. 1, where it says nothing. */
  version?: number
  /** The words of an item: plain or rich text. */
  words(item: T): { title: string; texts: (string | null | undefined)[] }
}

export type FoundType<T> = (new () => T) &
  Filtered<T> & {
    search?: Searchable<T>
    addressed?: Addressed<T>
  }

/** Keeps what can be found in step with what is stored: `rows` is the transaction of the write itself. */
export interface SearchIndex {
  /** For an item that was added. Does nothing for a type that is not searched. */
  add<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T): Promise<void>
  /** For an item that may be known already: one that was changed. */
  put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T): Promise<void>
  remove(rows: EntityManager, kind: SearchKind, id: number): Promise<void>
}
