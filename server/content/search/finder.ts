import { type EntityManager, In } from "typeorm"
import { translateTo } from "../../base/words.ts"
import type { Database } from "../../store/database/database.ts"
import { hiddenPaths, type Screen } from "../api/feature.ts"
import { type ApiLanguage, codeOf } from "../items/api-language.ts"
import {
  type Answer,
  type AnswerSource,
  evergreenKinds,
  type QueryWord,
  type SearchQuestion,
} from "../items/searchable.ts"
import { readSite } from "../site-info/site-info.ts"
import { anywhere, expressionOf, type Matcher, maxFound, type SearchFilter } from "./matcher.ts"
import { contentWords, type Question, questionAbout, questionOf, titleKey } from "./question.ts"
import { SearchEntry, screenKind } from "./search-entry.ts"
import { groupOf, type Hit, ShownHits } from "./shown-hits.ts"
import { correctSpelling } from "./spelling.ts"
import { numbersBetween, stemOf } from "./word-forms.ts"

/** Longer questions have a topic; shorter ones mostly ask for a page by its name. */
const shortQuestion = 3

/** Best hits whose titles are compared with the question. */
const maxNamed = 20

/** Sections beneath a page. */
const maxSections = 4

const maxAnswerLines = 4

/** An item, or the part of it that matches best. */
export interface FoundEntries {
  best: SearchEntry
  /** The item and its parts that match, best first. */
  matches: SearchEntry[]
  /** Heading of the item, of which `best` may be a part. */
  heading: string
  /** Its sections that match, best first. */
  sections: SearchEntry[]
}

export interface SearchResult {
  question: Question
  /** Best first. */
  items: FoundEntries[]
  /** At most `maxFound`. */
  total: number
  /** True if no entry has all words, and these entries have some. */
  someWords: boolean
  /** The corrected question that was answered, if the typed one has a word that is nowhere on the site. */
  respelled: string | null
  answer: Answer | null
  /** The hits shown so far, including these; null if none follow. */
  shown: ShownHits | null
}

interface SearchRequest {
  skip: number | ShownHits
  take: number
  /** Hits in other languages are used only if there are none in this one. */
  language: ApiLanguage
  /** True to switch off spelling correction. */
  asTyped: boolean
}

interface Ids {
  question: Question
  ids: number[]
  someWords: boolean
}

/** See docs/decisions/17-search.md for the order. */
export class Finder {
  constructor(
    private readonly matcher: Matcher,
    private readonly answers: AnswerSource[],
    private readonly screens: Screen[],
  ) {}

  /** Finds nothing without letters. Only the first page has the answer. */
  async find(
    database: Database,
    typed: string,
    { skip, take, language, asTyped }: SearchRequest,
  ): Promise<SearchResult> {
    const { read } = database
    const { synonyms, wordings, languages } = await readSite(read)
    const t = translateTo(codeOf(language), wordings)
    const search = async (words: string) => {
      const question = questionOf(words, synonyms, language)
      const direct = await this.directAnswer(database, { ...question, language, t })
      return { direct, ...(await this.idsInLanguages(read, question, [...new Set([language, ...languages])])) }
    }
    const first = await search(typed)
    const isKnown = asTyped || first.direct || (first.ids.length > 0 && !first.someWords)
    const nearest = isKnown ? null : await correctSpelling(read, this.matcher, { typed, ...first, language })
    const second = nearest === null ? null : await search(nearest)
    const better = second?.someWords && first.ids.length > 0 ? null : second
    const { question, someWords, direct, ...all } = better ?? first
    // With an answer, hits with only some of the words are not needed.
    const ids = direct && someWords ? [] : all.ids
    const groups = await this.shownGroups(read, ids)
    const { before, rest } = skipGroups(groups, skip)
    const items = await itemsOf(read, rest.slice(0, take))
    const answer = skip === 0 ? (direct ?? answerOf(question, items[0])) : null
    const shown = rest.length > take ? before.and(items.map(({ best }) => best)) : null
    return {
      question,
      items,
      total: groups.length,
      someWords: someWords && !direct,
      respelled: better && nearest,
      answer,
      shown,
    }
  }

  private async directAnswer(database: Database, question: SearchQuestion): Promise<Answer | null> {
    for (const answers of this.answers) {
      const answer = await answers(question, database)
      if (answer) return answer
    }
    return null
  }

  /** In the first language with hits. */
  private async idsInLanguages(read: EntityManager, question: Question, languages: ApiLanguage[]): Promise<Ids> {
    const [language, ...others] = languages
    const found = await this.idsOf(read, question, { language })
    return found.ids.length > 0 || others.length === 0 ? found : this.idsInLanguages(read, question, others)
  }

  private async idsOf(read: EntityManager, question: Question, within: SearchFilter): Promise<Ids> {
    const { words } = question
    const all = words.length > 0 ? await this.inOrder(read, question, within, true) : []
    if (all.length > 0 || words.length < 2) return { question, ids: all, someWords: false }
    const matched: QueryWord[] = []
    for (const word of words)
      if ((await this.matcher.newest(read, expressionOf([word], anywhere), within)).length > 0) matched.push(word)
    const isOne = matched.length === 1
    const some = await this.inOrder(read, isOne ? questionAbout(matched) : question, within, isOne)
    return { question, ids: some, someWords: some.length > 0 }
  }

  /** Whole words before prefixes; exact titles first; then titles with all words; for short questions lasting pages; then by rank. */
  private async inOrder(read: EntityManager, question: Question, within: SearchFilter, every: boolean) {
    const { words } = question
    const wholeWordIds = await this.matcher.newest(read, expressionOf(words, { every, beginnings: false }), within)
    const expression = expressionOf(words, { every, beginnings: wholeWordIds.length < maxFound })
    const newest = wholeWordIds.length < maxFound ? await this.matcher.newest(read, expression, within) : wholeWordIds
    if (newest.length === 0) return []
    const isFew = newest.length < maxFound
    const titled = every || !isFew ? await this.matcher.newest(read, expression, { ...within, titles: true }) : []
    const evergreen =
      words.length > shortQuestion || !every
        ? []
        : await this.matcher[isFew ? "newest" : "ranked"](read, expression, { ...within, kinds: evergreenKinds })
    const weighed = isFew
      ? await this.matcher.ranked(read, expression, within)
      : [...evergreen, ...titled, ...wholeWordIds, ...newest]
    const byTitle = await this.titleMatches(read, question, every ? weighed.slice(0, maxNamed) : [])
    const classes = [
      ...(wholeWordIds.length < maxFound ? [wholeWordIds] : []),
      ...byTitle,
      ...(every ? [titled] : []),
      evergreen,
    ]
    return inClasses(classes, [...new Set(weighed)]).slice(0, maxFound)
  }

  private async shownGroups(read: EntityManager, ids: number[]): Promise<Group[]> {
    const groups = await grouped(read, ids)
    const hidden = groups.some(({ kind }) => kind === screenKind) ? await hiddenPaths(read, this.screens) : []
    return groups.filter(({ path }) => !hidden.includes(path))
  }

  /**
   * In order: titles as typed, those of the best hits too; titles in other words (items, then lasting items with more
   * words in their title, then parts); titles that are questions, such as "Is there a bus?"
   */
  private async titleMatches(read: EntityManager, { words, keys }: Question, ids: number[]): Promise<number[][]> {
    const select = { id: true, kind: true, title: true, titleKey: true, part: true, language: true } as const
    const where = [{ titleKey: In(keys) }, { id: In(ids), part: 0 }]
    const found = await read.find(SearchEntry, { where, select, take: maxFound })
    // A page has a name in the menu, which is its key, and a title.
    const hasTitle = (entry: SearchEntry) =>
      [entry.titleKey, titleKey(entry.title, entry.language)].includes(keys[0] ?? "")
    const titled = found.filter((entry) => keys.includes(entry.titleKey) || hasTitle(entry))
    const inOtherWords = titled.filter(({ title }) => !title.endsWith("?"))
    const asTyped = inOtherWords.filter(hasTitle)
    const ofItems = inOtherWords.filter(({ part }) => part === 0)
    const itemsAsTyped = asTyped.filter(({ part }) => part === 0)
    const isAbout = ({ kind, part, titleKey: key }: SearchEntry) =>
      part === 0 && evergreenKinds.includes(kind) && hasAll(words, new Set(key.split(" ")))
    return [itemsAsTyped, asTyped, ofItems, found.filter(isAbout), inOtherWords, titled].map((entries) =>
      entries.map(({ id }) => id),
    )
  }
}

/** The answer of the first match whose title has all words; of several lines, those with the words that it lacks. */
function answerOf({ words }: Question, found?: FoundEntries): Answer | null {
  for (const { part, title, titleKey: key, path, language, answer } of found?.matches ?? []) {
    const stemsOf = (text: string) => new Set(contentWords(text, language).map(stemOf))
    const ofItem = new Set(titleKey(found?.heading ?? "", language).split(" "))
    const own = new Set(key.split(" ").filter((stem) => !ofItem.has(stem)))
    // The name of a page asks for all its facts, not for the shortest.
    if (part > 0 && !words.some((word) => hasAll([word], own))) continue
    const titled = new Set([...key.split(" "), ...stemsOf(title)])
    const others = words.filter((word) => !hasAll([word], titled))
    const isCertain = others.length === 0 || (others.length < words.length && answer.length > 1)
    const lines = isCertain ? answer.filter((line) => hasAll(others, stemsOf(`${line} ${numbersBetween(line)}`))) : []
    if (lines.length > 0) return { title, path, language, lines: lines.slice(0, maxAnswerLines) }
  }
  return null
}

const hasAll = (words: QueryWord[], stems: Set<string>) =>
  words.every(({ variants }) => variants.some((word) => stems.has(stemOf(word))))

type Group = Hit & { path: string; ids: number[] }

/** Groups the entries of an item, at the place of its best entry. */
async function grouped(read: EntityManager, ids: number[]): Promise<Group[]> {
  if (ids.length === 0) return []
  const places = ids.map((_, index) => `$${index + 1}`).join(", ")
  const hits: (Hit & { id: number; path: string })[] = await read.query(
    `SELECT "id", "kind", "itemId", "path" FROM "search_entries" WHERE "id" IN (${places})`,
    ids,
  )
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  const groups = new Map<string, Group>()
  for (const id of ids) {
    const hit = byId.get(id)
    if (!hit) continue
    const { kind, itemId, path } = hit
    const group = groups.get(groupOf(hit)) ?? { kind, itemId, path, ids: [] }
    group.ids.push(id)
    groups.set(groupOf(hit), group)
  }
  return [...groups.values()]
}

function skipGroups(groups: Group[], skip: number | ShownHits) {
  if (skip instanceof ShownHits) return { before: skip, rest: groups.filter((group) => !skip.has(group)) }
  return { before: ShownHits.of(groups.slice(0, skip)), rest: groups.slice(skip) }
}

/** More than `maxSections`, as some entries are facts and prices, which have no anchor. */
const maxRead = 12

async function itemsOf(read: EntityManager, groups: Group[]): Promise<FoundEntries[]> {
  const ids = groups.flatMap(({ ids }) => ids.slice(0, maxRead))
  const heads = groups.map(({ kind, itemId }) => ({ kind, itemId, part: 0 }))
  const entries = ids.length ? await read.find(SearchEntry, { where: [{ id: In(ids) }, ...heads] }) : []
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return groups.flatMap(({ ids }) => {
    const [best, ...others] = ids.slice(0, maxRead).flatMap((id) => byId.get(id) ?? [])
    if (!best) return []
    const isOfSame = ({ kind, itemId, language }: SearchEntry) =>
      kind === best.kind && itemId === best.itemId && language === best.language
    const heading = entries.find((entry) => entry.part === 0 && isOfSame(entry))?.title ?? best.title
    const matches = [best, ...others].filter(isOfSame)
    const sections = matches.filter((entry) => entry.path.includes("#"))
    return [{ best, matches, heading, sections: sections.slice(0, maxSections) }]
  })
}

function inClasses(classes: number[][], ids: number[]): number[] {
  const members = classes.map((all) => new Set(all))
  const placeOf = (id: number) => members.reduce((place, all) => place * 2 + (all.has(id) ? 0 : 1), 0)
  return ids
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}
