import type { EntityManager } from "typeorm"
import { type ApiLanguage, original, translatedInto } from "../items/api-language.ts"
import type { QueryWord, SearchKind } from "../items/searchable.ts"
import type { SearchEntry } from "./search-entry.ts"

export interface Term {
  text: string
  isPrefix: boolean
}

export interface Expression {
  groups: Term[][]
  every: boolean
}

export interface SearchFilter {
  language?: ApiLanguage
  kinds?: readonly SearchKind[]
  titles?: boolean
}

/** All databases find the same entries in the same order. */
export interface Matcher {
  put(rows: EntityManager, words: Pick<SearchEntry, "id" | "title" | "body">): Promise<void>
  remove(rows: EntityManager, id: number): Promise<void>
  /** Forgets the words of removed entries, which an index may keep until later. */
  compact(rows: EntityManager): Promise<void>
  /** In the database's own match syntax. */
  matchOf(expression: Expression): string
  /** Newest first. Filters by kind only if few entries match. */
  newest(rows: EntityManager, expression: Expression, narrowing?: SearchFilter): Promise<number[]>
  /** Ranks the newest entries by term frequency (eightfold in the title), length, and rarity of terms. */
  ranked(rows: EntityManager, expression: Expression, narrowing?: SearchFilter): Promise<number[]>
}

/** Further hits are neither compared nor counted. */
export const maxFound = 1_000

export function expressionOf(words: QueryWord[], { every, beginnings }: { every: boolean; beginnings: boolean }) {
  const groups = words.map(({ typed, variants }) =>
    beginnings && typed.length > 1 ? [beginningWith(typed), ...others(typed, variants)] : variants.map(wholeWord),
  )
  return { groups, every }
}

export const anywhere = { every: true, beginnings: true }

const wholeWord = (text: string): Term => ({ text, isPrefix: false })
const beginningWith = (text: string): Term => ({ text, isPrefix: true })
const others = (typed: string, variants: string[]) => variants.filter((word) => !word.startsWith(typed)).map(wholeWord)

/** SQL: whether an entry is in another language, or has a translation into this one. */
export function isHiddenIn(language: ApiLanguage, entry: string): string {
  const otherLanguages = translatedInto.filter((one) => one !== language)
  const isInOther = `${entry}."language" IN (${otherLanguages.map((one) => `'${one}'`).join(", ")})`
  if (language === original) return isInOther
  return `(${isInOther} OR (${entry}."language" = '${original}' AND EXISTS (SELECT 1 FROM "search_entries" AS "translated"
    WHERE "translated"."kind" = ${entry}."kind" AND "translated"."itemId" = ${entry}."itemId"
    AND "translated"."language" = '${language}' AND "translated"."part" = 0)))`
}
