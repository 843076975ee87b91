import type { EntityManager } from "typeorm"
import { type ApiLanguage, original, translatedInto } from "../content/api-language.ts"
import type { AskedWord, SearchKind } from "../content/searchable.ts"

/** A title and a body without accents and capitals, under the id of their entry. */
export interface FoldedWords {
  id: number
  title: string
  body: string
}

/** A whole word, or how one begins. Letters and digits alone. */
export interface Term {
  text: string
  beginning: boolean
}

/** What an entry must have: one of the terms of each group, or of any group. */
export interface Expression {
  groups: Term[][]
  every: boolean
}

/**
 * Which entries are looked at: those of some kinds, what has it in the title, what is read in a language; all, where it
 * says nothing.
 */
export interface Narrowing {
  language?: ApiLanguage
  kinds?: readonly SearchKind[]
  titles?: boolean
}

/**
 * How one kind of database matches words: the only part of the search that knows which database it is. Both find the same
 * in the same order.
 */
export interface Matcher {
  /** For an entry that has no words yet. */
  put(rows: EntityManager, words: FoldedWords): Promise<void>
  remove(rows: EntityManager, id: number): Promise<void>
  /** Ids of entries, the newest first. */
  newest(rows: EntityManager, expression: Expression, narrowing?: Narrowing): Promise<number[]>
  /**
   * The same, best first: by how often an entry has the terms, in the title eightfold, how long it is, and how rare each term
   * is. That takes time for each entry that has any of them: only where they are few.
   */
  ranked(rows: EntityManager, expression: Expression, narrowing?: Narrowing): Promise<number[]>
}

/** Hits beyond these are neither compared nor counted. */
export const maxFound = 1_000

/** Each of the words, or any; with those that only begin like one of more than a letter, or without. */
export function expressionOf(words: AskedWord[], { every, beginnings }: { every: boolean; beginnings: boolean }) {
  const groups = words.map(({ typed, same }) =>
    beginnings && typed.length > 1 ? [beginningWith(typed), ...others(typed, same)] : same.map(wholeWord),
  )
  return { groups, every }
}

const wholeWord = (text: string): Term => ({ text, beginning: false })
const beginningWith = (text: string): Term => ({ text, beginning: true })
const others = (typed: string, same: string[]) => same.filter((word) => !word.startsWith(typed)).map(wholeWord)

/**
 * The ids of entries that nobody reads in a language: those in others, but for the originals of what is not translated into
 * it. Translations are few beside all entries, so that these are what is looked up.
 */
export function hiddenIn(language: ApiLanguage): string {
  const others = translatedInto.filter((one) => one !== language)
  const inOthers = `SELECT "id" FROM "search_entries" WHERE "language" IN (${others.map((one) => `'${one}'`).join(", ")})`
  if (language === original) return inOthers
  return `${inOthers} UNION ALL
    SELECT o."id" FROM "search_entries" t
    JOIN "search_entries" o ON o."kind" = t."kind" AND o."itemId" = t."itemId" AND o."language" = '${original}'
    WHERE t."language" = '${language}' AND t."part" = 0`
}
