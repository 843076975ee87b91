import type { EntityManager } from "typeorm"
import { type ApiLanguage, original, translatedInto } from "../items/api-language.ts"
import type { AskedWord, SearchKind } from "../items/searchable.ts"

export interface FoldedWords {
  id: number
  title: string
  body: string
}

export interface Term {
  text: string
  beginning: boolean
}

/** The condition of a match: one term of each group, or of any group. */
export interface Expression {
  groups: Term[][]
  every: boolean
}

/** The entries to search; all, if absent. */
export interface Narrowing {
  language?: ApiLanguage
  kinds?: readonly SearchKind[]
  titles?: boolean
}

/** Matches words in one kind of database: all kinds find the same in the same order. */
export interface Matcher {
  /** Indexes an entry that has no words yet. */
  put(rows: EntityManager, words: FoldedWords): Promise<void>
  remove(rows: EntityManager, id: number): Promise<void>
  /** Ids of entries, the newest first. Filters by kind only if few entries match. */
  newest(rows: EntityManager, expression: Expression, narrowing?: Narrowing): Promise<number[]>
  /** Ranks the newest entries: by term frequency, eightfold in the title, by length, and by how rare each term is. */
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

/** SQL for whether an entry is not read in a language: it is in another one, or the original of what is translated into this one. */
export function isHiddenIn(language: ApiLanguage, entry: string): string {
  const others = translatedInto.filter((one) => one !== language)
  const isInOther = `${entry}."language" IN (${others.map((one) => `'${one}'`).join(", ")})`
  if (language === original) return isInOther
  return `(${isInOther} OR (${entry}."language" = '${original}' AND EXISTS (SELECT 1 FROM "search_entries" AS "translated"
    WHERE "translated"."kind" = ${entry}."kind" AND "translated"."itemId" = ${entry}."itemId"
    AND "translated"."language" = '${language}' AND "translated"."part" = 0)))`
}
