import { isDeepStrictEqual } from "node:util"
import { type EntityManager, In, MoreThan } from "typeorm"
import { visitor } from "../access/viewer.ts"
import type { Screen } from "../api/feature.ts"
import type { ContentType } from "../content/content.ts"
import { plainText } from "../content/plain-text.ts"
import type { RecordedRow } from "../content/record.ts"
import { searchText, wordsIn } from "../content/search-text.ts"
import {
  type Answer,
  type AnswerSource,
  type FoundType,
  lastingKinds,
  type Searchable,
  type SearchIndex,
  type SearchKind,
} from "../content/searchable.ts"
import { passes, publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { insertRow } from "../database/insert-row.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { expressionOf, type Matcher, maxFound } from "./matcher.ts"
import { postgres } from "./postgres-matcher.ts"
import { type Question, questionOf, titleKey } from "./question.ts"
import { SearchEntry, screenKind } from "./search-entry.ts"
import { SearchProgress } from "./search-progress.ts"
import { sqlite } from "./sqlite-matcher.ts"
import { stemOf } from "./word-forms.ts"

declare module "../api/context.ts" {
  interface Services {
    search: Search
  }
}

/** Items that are indexed at a time: some milliseconds, in which nobody else can write. */
const batch = 25

/** A question of more words is about something; one of fewer mostly asks for a page by its name. */
const shortQuestion = 3

export const matchers = { sqlite, postgres }

type NewEntry = Omit<SearchEntry, "id" | "titleKey"> & { label?: string }

/** What was found of a question. */
export interface Found {
  question: Question
  /** The best first. */
  entries: SearchEntry[]
  /** Counts to `maxFound`. */
  total: number
  /** Whether nothing has all of the words, and these have some. */
  someWords: boolean
  answer: Answer | null
}

/** Finds what is public by its words, however they are accented or written large or small, and by their beginnings. */
export class Search implements SearchIndex {
  private readonly matcher: Matcher

  constructor(
    private readonly database: Database,
    private readonly answers: AnswerSource[],
  ) {
    this.matcher = matchers[database.kind]
  }

  async put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
    if (type.search) await this.remove(rows, type.search.kind, item.id)
    await this.add(rows, type, item)
  }

  async add<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
    const { search, addressed } = type
    if (!search || !addressed || !(await isFound(rows, type, item))) return
    const { parts = [], ...whole } = search.words(item)
    const address = addressed.path(item)
    for (const [part, { title, label, texts, answer = [], anchor }] of [{ ...whole, anchor: "" }, ...parts].entries()) {
      const path = anchor ? `${address}#${anchor}` : address
      const body = texts.flatMap((text) => (text ? plainText(text) : [])).join(" ")
      await this.insert(rows, { kind: search.kind, itemId: item.id, part, path, label, title, body, answer })
    }
  }

  private async insert(rows: EntityManager, words: NewEntry) {
    const { id } = await insertRow(rows, SearchEntry, Object.assign(new SearchEntry(), storedOf(words)))
    const { label, title, body } = words
    await this.matcher.put(rows, { id, title: searchText(label, title), body: searchText(body) })
  }

  async remove(rows: EntityManager, kind: SearchKind, itemId: number) {
    const entries = await rows.find(SearchEntry, { where: { kind, itemId }, select: { id: true } })
    for (const { id } of entries) await this.matcher.remove(rows, id)
    if (entries.length > 0) await rows.delete(SearchEntry, { kind, itemId })
  }

  /** None for words that are all signs. The answer stands on the first page. */
  async find(database: Database, typed: string, { skip, take }: { skip: number; take: number }): Promise<Found> {
    const { read } = database
    const question = questionOf(typed, await synonymsIn(read))
    const { ids, someWords } = await this.idsOf(read, question)
    const part = ids.slice(skip, skip + take)
    const known = new Map((await read.findBy(SearchEntry, { id: In(part) })).map((entry) => [entry.id, entry]))
    const entries = part.flatMap((id) => known.get(id) ?? [])
    const answer = skip === 0 ? await this.answerTo(database, question, entries[0]) : null
    return { question, entries, total: ids.length, someWords, answer }
  }

  /** From what features know, or else from what comes first, where its title has all of the words. */
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

  /** What has all of the words, or, where nothing has, what has some. */
  private async idsOf(read: EntityManager, question: Question) {
    const { words } = question
    const all = words.length > 0 ? await this.inOrder(read, question, true) : []
    if (all.length > 0 || words.length < 2) return { ids: all, someWords: false }
    const some = await this.inOrder(read, question, false)
    return { ids: some, someWords: some.length > 0 }
  }

  /**
   * Whole words before beginnings; of both, what is called just so; then, for a short question, what lasts before what is
   * dated; then by weight. Beginnings do not matter where very many have the whole words.
   */
  private async inOrder(read: EntityManager, question: Question, every: boolean): Promise<number[]> {
    const { words, keys } = question
    const whole = await this.matcher.newest(read, expressionOf(words, { every, beginnings: false }))
    const expression = expressionOf(words, { every, beginnings: whole.length < maxFound })
    const newest = whole.length < maxFound ? await this.matcher.newest(read, expression) : whole
    if (newest.length === 0) return []
    const lasting =
      words.length > shortQuestion ? [] : await this.matcher.ranked(read, expression, { kinds: lastingKinds })
    const weighed =
      newest.length < maxFound
        ? await this.matcher.ranked(read, expression)
        : [...lasting, ...(await this.matcher.newest(read, expression, { titles: true })), ...whole, ...newest]
    const classes = [...(whole.length < maxFound ? [whole] : []), ...(await this.calledSo(read, keys)), lasting]
    return inClasses(classes, [...new Set(weighed)]).slice(0, maxFound)
  }

  /** What is called as it was typed, the whole before a part of something; and what is called so in other words. */
  private async calledSo(read: EntityManager, keys: string[]): Promise<number[][]> {
    const select = { id: true, titleKey: true, part: true } as const
    const inOtherWords = await read.find(SearchEntry, { where: { titleKey: In(keys) }, select, take: maxFound })
    const asTyped = inOtherWords.filter(({ titleKey }) => titleKey === keys[0])
    const whole = asTyped.filter(({ part }) => part === 0)
    return [whole, asTyped, inOtherWords].map((entries) => entries.map(({ id }) => id))
  }

  /**
   * Indexes what is stored and not indexed yet, in steps of a few items: of starting content, of a type that was not
   * searched before, and of one whose words are another version's.
   */
  async *catchUp(types: ContentType<RecordedRow>[]) {
    for (const type of types.filter(({ search }) => search)) while (await this.indexNext(type)) yield
  }

  /** Indexes the screens of this release in place of those of an earlier one. */
  async *indexScreens(screens: Screen[]) {
    const wanted = screens.flatMap(({ path, found }, index): NewEntry[] => {
      if (!found) return []
      const { text: body, ...words } = found
      return [{ kind: screenKind, itemId: index + 1, part: 0, path, ...words, body, answer: [] }]
    })
    const where = { kind: screenKind }
    const known = await this.database.read.find(SearchEntry, { where, order: { itemId: "ASC" } })
    const stored = known.map(({ id: _, ...entry }) => entry)
    if (isDeepStrictEqual(stored, wanted.map(storedOf))) return
    await this.database.write(async (rows) => {
      for (const { itemId } of known) await this.remove(rows, screenKind, itemId)
      for (const screen of wanted) await this.insert(rows, screen)
    })
    yield
  }

  /** Whether there was anything left to do. */
  private async indexNext(type: ContentType<RecordedRow>): Promise<boolean> {
    const { kind, version = 1 } = type.search as Searchable<RecordedRow>
    const known = await this.database.read.findOneBy(SearchProgress, { kind, version })
    if (known?.complete) return false
    const lastId = known?.lastId ?? 0
    const part = { where: { id: MoreThan(lastId) }, order: { id: "ASC" }, take: batch } as const
    const items = await this.database.read.find(type, { ...part, select: { id: true } })
    const complete = items.length < batch
    const index = async (rows: EntityManager) => {
      for (const item of await rows.find(type, part)) await this.put(rows, type, item)
      await rows.upsert(SearchProgress, { kind, version, lastId: items.at(-1)?.id ?? lastId, complete }, ["kind"])
    }
    // Answers need not be made anew for each step.
    await this.database.write(index, { late: !complete })
    return true
  }
}

const storedOf = ({ label, ...words }: NewEntry) => ({ ...words, titleKey: titleKey(label || words.title) })

/** Groups of words that the office says mean the same, folded. */
async function synonymsIn(read: EntityManager): Promise<string[][]> {
  const site = await read.findOne(SiteInfo, { select: { id: true, synonyms: true }, where: { id: 1 } })
  return (site?.synonyms ?? []).map((words) => wordsIn(searchText(words)))
}

/** Whether an item is public and has a screen. */
async function isFound<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
  const where = type.addressed?.where ?? {}
  const isKnown = passes(where, item)
  const isPublic = passes(type.visibleTo?.(visitor) ?? {}, item)
  if (isKnown === false || isPublic === false) return false
  return (isKnown && isPublic) || publicRows(rows, type, { where }).andWhere({ id: item.id }).getExists()
}

/** Those of the first class before the others, among equal ones those of the second, and so on; else as they come. */
function inClasses(classes: number[][], ids: number[]): number[] {
  const members = classes.map((all) => new Set(all))
  const placeOf = (id: number) => members.reduce((place, all) => place * 2 + (all.has(id) ? 0 : 1), 0)
  return ids
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}
