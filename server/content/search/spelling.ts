import { distance } from "fastest-levenshtein"
import type { EntityManager } from "typeorm"
import type { ApiLanguage } from "../items/api-language.ts"
import { matchText } from "../items/search-text.ts"
import { evergreenKinds } from "../items/searchable.ts"
import { anywhere, expressionOf, isHiddenIn, type Matcher } from "./matcher.ts"
import type { Question } from "./question.ts"

/** Replaces words that are nowhere on the site by the nearest that are. Null if none is near. */
export async function correctSpelling(
  read: EntityManager,
  matcher: Matcher,
  { typed, question, language }: { typed: string; question: Question; language: ApiLanguage },
) {
  const unknown: string[] = []
  for (const word of question.words)
    if (mayBeMisspelled(word.typed) && !(await matcher.newest(read, expressionOf([word], anywhere))).length)
      unknown.push(word.typed)
  if (unknown.length === 0) return null
  const siteWords = await wordsOfSite(read, language)
  const better = new Map(unknown.map((word) => [word, nearestTo(word, siteWords)]))
  const words = typed.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => better.get(matchText(word)) ?? word)
  return [...better.values()].some(Boolean) ? words : null
}

const mayBeMisspelled = (word: string) => word.length >= 4 && !/\d/.test(word)

const maxDistance = (word: string) => (word.length < 8 ? 1 : 2)

/** The nearest word with the same beginning; of equally near ones, the most frequent on the site. */
function nearestTo(typed: string, words: Map<string, { shown: string; times: number }>): string | null {
  const maxEdits = maxDistance(typed)
  const nearest = Array.from(words, ([word, spelling]) => ({ ...spelling, word, edits: editDistance(typed, word) }))
    .filter(({ word, edits }) => edits <= maxEdits && word.startsWith(typed.slice(0, maxEdits)))
    .sort((one, other) => one.edits - other.edits || other.times - one.times || (one.shown < other.shown ? -1 : 1))
  return nearest[0]?.shown ?? null
}

/** Edit distance in letters; two swapped neighbours count as one. */
function editDistance(typed: string, word: string): number {
  if (Math.abs(typed.length - word.length) > 2 || word.length < 4) return Number.POSITIVE_INFINITY
  const at = Array.from(typed).findIndex((letter, index) => letter !== word[index])
  const swapped = typed.slice(0, at) + (typed[at + 1] ?? "") + typed[at] + typed.slice(at + 2)
  return swapped === word ? 1 : distance(typed, word)
}

/** The most items of a kind that are read, so that a search costs the same on a large site. */
const maxItems = 300
const maxNewest = 500

/** Words of pages and of new items: folded, with their spelling and frequency. */
async function wordsOfSite(read: EntityManager, language: ApiLanguage) {
  const kinds = evergreenKinds.map((kind) => `'${kind}'`).join(", ")
  const texts: { title: string; body: string }[] = await read.query(
    `SELECT "title", "body" FROM "search_entries" AS "entry"
     WHERE (("kind" IN (${kinds}) AND "itemId" <= ${maxItems})
       OR "id" > (SELECT max("id") FROM "search_entries") - ${maxNewest})
     AND NOT ${isHiddenIn(language, '"entry"')}`,
  )
  const times = new Map<string, number>()
  for (const { title, body } of texts)
    for (const word of `${title} ${body}`.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
      times.set(word, (times.get(word) ?? 0) + 1)
  return new Map(Array.from(times, ([shown, times]) => [matchText(shown), { shown, times }]))
}
