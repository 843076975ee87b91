import { type EntityManager, In } from "typeorm"
import type { Database } from "../../store/database/database.ts"
import type { ApiLanguage } from "../items/api-language.ts"
import { searchText, wordsIn } from "../items/search-text.ts"
import { type Answer, type AnswerSource, lastingKinds } from "../items/searchable.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { expressionOf, type Matcher, maxFound, type Narrowing } from "./matcher.ts"
import { type Question, questionOf } from "./question.ts"
import { SearchEntry } from "./search-entry.ts"
import { type Hit, ShownHits } from "./shown-hits.ts"
import { stemOf } from "./word-forms.ts"

/** Longer questions have a topic; shorter ones mostly ask for a page by its name. */
const shortQuestion = 3

export interface Found {
  question: Question
  /** Best first. */
  entries: SearchEntry[]
  /** Counts to `maxFound`. */
  total: number
  /** True if no entry has all words, and these have some. */
  someWords: boolean
  answer: Answer | null
  /** The hits shown so far, including these; null if none follow. */
  shown: ShownHits | null
}

interface Asked {
  skip: number | ShownHits
  take: number
  /** Hits in other languages are used only if there are none in this one. */
  language: ApiLanguage
}

/** See docs/decisions/17-search.md for the order. */
export class Finder {
  constructor(
    private readonly matcher: Matcher,
    private readonly answers: AnswerSource[],
  ) {}

  /** Finds nothing without letters. Only the first page has the answer. */
  async find(database: Database, typed: string, { skip, take, language }: Asked): Promise<Found> {
    const { read } = database
    const question = questionOf(typed, await synonymsIn(read), language)
    const inLanguage = await this.idsOf(read, question, { language })
    const { ids, someWords } = inLanguage.ids.length > 0 ? inLanguage : await this.idsOf(read, question, {})
    const { before, rest } = await passOver(read, ids, skip)
    const part = rest.slice(0, take)
    const known = new Map((await read.findBy(SearchEntry, { id: In(part) })).map((entry) => [entry.id, entry]))
    const entries = part.flatMap((id) => known.get(id) ?? [])
    const answer = skip === 0 ? await this.answerTo(database, question, entries[0]) : null
    const shown = rest.length > take ? before.and(entries) : null
    return { question, entries, total: ids.length, someWords, answer, shown }
  }

  /** A feature's answer, or that of the first hit, if its title has all words. */
  private async answerTo(database: Database, { words }: Question, first?: SearchEntry): Promise<Answer | null> {
    for (const answers of this.answers) {
      const answer = await answers(words, database)
      if (answer) return answer
    }
    if (!first?.answer.length) return null
    const titled = new Set([...first.titleKey.split(" "), ...wordsIn(searchText(first.title)).map(stemOf)])
    const isAbout = words.every(({ same }) => same.some((word) => titled.has(stemOf(word))))
    return isAbout ? { title: first.title, path: first.path, lines: first.answer } : null
  }

  private async idsOf(read: EntityManager, question: Question, within: Narrowing) {
    const { words } = question
    const all = words.length > 0 ? await this.inOrder(read, question, within, true) : []
    if (all.length > 0 || words.length < 2) return { ids: all, someWords: false }
    const some = await this.inOrder(read, question, within, false)
    return { ids: some, someWords: some.length > 0 }
  }

  /** Whole words before prefixes; exact titles first; for short questions lasting pages; then by rank. */
  private async inOrder(read: EntityManager, question: Question, within: Narrowing, every: boolean): Promise<number[]> {
    const { words, keys } = question
    const whole = await this.matcher.newest(read, expressionOf(words, { every, beginnings: false }), within)
    const expression = expressionOf(words, { every, beginnings: whole.length < maxFound })
    const newest = whole.length < maxFound ? await this.matcher.newest(read, expression, within) : whole
    if (newest.length === 0) return []
    const isFew = newest.length < maxFound
    const lasting =
      words.length > shortQuestion
        ? []
        : await this.matcher[isFew ? "newest" : "ranked"](read, expression, { ...within, kinds: lastingKinds })
    const weighed = isFew
      ? await this.matcher.ranked(read, expression, within)
      : [...lasting, ...(await this.matcher.newest(read, expression, { ...within, titles: true })), ...whole, ...newest]
    const classes = [...(whole.length < maxFound ? [whole] : []), ...(await this.calledSo(read, keys)), lasting]
    return inClasses(classes, [...new Set(weighed)]).slice(0, maxFound)
  }

  /** Titles as typed, items before parts; then titles in other words; then questions, such as "Is there a bus?" */
  private async calledSo(read: EntityManager, keys: string[]): Promise<number[][]> {
    const select = { id: true, title: true, titleKey: true, part: true } as const
    const titled = await read.find(SearchEntry, { where: { titleKey: In(keys) }, select, take: maxFound })
    const inOtherWords = titled.filter(({ title }) => !title.endsWith("?"))
    const asTyped = inOtherWords.filter(({ titleKey }) => titleKey === keys[0])
    const whole = asTyped.filter(({ part }) => part === 0)
    return [whole, asTyped, inOtherWords, titled].map((entries) => entries.map(({ id }) => id))
  }
}

async function passOver(read: EntityManager, ids: number[], skip: number | ShownHits) {
  if (skip instanceof ShownHits) {
    const again = new Set((await hitsOf(read, ids)).filter((hit) => skip.has(hit)).map(({ id }) => id))
    return { before: skip, rest: ids.filter((id) => !again.has(id)) }
  }
  return { before: ShownHits.of(await hitsOf(read, ids.slice(0, skip))), rest: ids.slice(skip) }
}

async function hitsOf(read: EntityManager, ids: number[]): Promise<(Hit & { id: number })[]> {
  if (ids.length === 0) return []
  const select = { id: true, kind: true, itemId: true, language: true, part: true } as const
  return read.find(SearchEntry, { where: { id: In(ids) }, select })
}

async function synonymsIn(read: EntityManager): Promise<string[][]> {
  const site = await read.findOne(SiteInfo, { select: { id: true, synonyms: true }, where: { id: 1 } })
  return (site?.synonyms ?? []).map((words) => wordsIn(searchText(words)))
}

function inClasses(classes: number[][], ids: number[]): number[] {
  const members = classes.map((all) => new Set(all))
  const placeOf = (id: number) => members.reduce((place, all) => place * 2 + (all.has(id) ? 0 : 1), 0)
  return ids
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}
