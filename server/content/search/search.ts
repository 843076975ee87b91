import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { type EntityManager, MoreThan } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import { type Language, languages, originalLanguage } from "../../base/languages.ts"
import { withFigureText } from "../../base/text/figures.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { translateTo } from "../../base/words.ts"
import type { Database } from "../../store/database/database.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import type { Screen } from "../api/feature.ts"
import { apiLanguage, codeOf, original, translatedInto } from "../items/api-language.ts"
import type { ContentType } from "../items/content-type.ts"
import type { RecordedRow } from "../items/record.ts"
import { matchText } from "../items/search-text.ts"
import type { AnswerSource, Searchable, SearchedType, SearchKind, SearchTexts } from "../items/searchable.ts"
import { passes, publicRows } from "../items/visibility.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import type { Wording } from "../site-info/wording.ts"
import { Finder } from "./finder.ts"
import type { Matcher } from "./matcher.ts"
import { postgres } from "./postgres-matcher.ts"
import { titleKey } from "./question.ts"
import { SearchEntry, SearchProgress, screenKind } from "./search-entry.ts"
import { sqlite } from "./sqlite-matcher.ts"
import { numbersBetween } from "./word-forms.ts"

/** Items per transaction: a few milliseconds in which nobody else can write. */
const batchSize = 25

/** Increment to reindex everything, as when `matchText` or the small words of titles change. */
const textVersion = 5

export const matchers = { sqlite, postgres }

type NewEntry = Omit<SearchEntry, "id" | "titleKey"> & { label?: string; keywords?: string }

/** Updates the index in the transaction of the write itself, which is `rows`. */
export class Search {
  readonly finder: Finder
  private readonly matcher: Matcher

  constructor(
    private readonly database: Database,
    answers: AnswerSource[],
    private readonly screens: Screen[],
  ) {
    this.matcher = matchers[database.kind]
    this.finder = new Finder(this.matcher, answers, screens)
  }

  async put<T extends { id: number }>(rows: EntityManager, type: SearchedType<T>, item: T) {
    if (type.search) await this.remove(rows, type.search.kind, item.id)
    await this.add(rows, type, item)
  }

  /** Does nothing for a type that is not searched. */
  async add<T extends { id: number }>(rows: EntityManager, type: SearchedType<T>, item: T) {
    const { search, addressed, translated } = type
    if (!search || !addressed || !(await isSearchable(rows, type, item))) return
    const entry = { kind: search.kind, itemId: item.id, path: addressed.path(item) }
    const wordings = await wordingsFor(rows, type)
    const readings = translated?.readings(item) ?? [original, ...translatedInto].map((language) => ({ language, item }))
    const entries = readings.map(({ language, item }) => ({
      language,
      words: search.words(item, translateTo(codeOf(language), wordings)),
    }))
    const isOfOwn = ({ words }: (typeof entries)[number], index: number) =>
      translated || index === 0 || !isSame(words, entries[0]?.words)
    for (const { language, words } of entries.filter(isOfOwn))
      await this.insertWords(rows, { ...entry, language }, words)
  }

  private async insertWords(
    rows: EntityManager,
    of: Pick<SearchEntry, "kind" | "itemId" | "language" | "path">,
    { parts = [], ...whole }: ReturnType<Searchable<unknown>["words"]>,
  ) {
    const ofItem = matchText(whole.label, whole.title)
    for (const [part, { texts, answer = [], anchor, ...names }] of [{ ...whole, anchor: "" }, ...parts].entries()) {
      const path = anchor ? `${of.path}#${anchor}` : of.path
      const body = texts
        .flatMap((text) => (text ? plainText(withFigureText(text)) : []))
        .filter(Boolean)
        .join(" · ")
        .replace(/(?<=[.!?…]) ·/g, "")
      const keywords = matchText(names.keywords, part ? ofItem : "")
      await this.insert(rows, { ...of, ...names, keywords, path, part, body, answer })
    }
  }

  private async insert(rows: EntityManager, words: NewEntry) {
    const { id } = await insertRow(rows, SearchEntry, Object.assign(new SearchEntry(), storedOf(words)))
    const { label, keywords, title, body } = words
    await this.matcher.put(rows, {
      id,
      title: matchText(label, keywords, title),
      body: matchText(body, joined(body), numbersBetween(body)),
    })
  }

  async remove(rows: EntityManager, kind: SearchKind, itemId: number) {
    const entries = await rows.find(SearchEntry, { where: { kind, itemId }, select: { id: true } })
    for (const { id } of entries) await this.matcher.remove(rows, id)
    if (entries.length > 0) await rows.delete(SearchEntry, { kind, itemId })
  }

  compact(): Promise<void> {
    return this.database.write((rows) => this.matcher.compact(rows))
  }

  /** Indexes starting content, newly searched types, and types with another version of words. */
  async *catchUp(types: ContentType<RecordedRow>[]) {
    for (const type of types.filter(({ search }) => search)) while (await this.indexNext(type)) yield
  }

  async *indexScreens() {
    const entries = this.screens.flatMap(entriesOf)
    const where = { kind: screenKind }
    const existing = await this.database.read.find(SearchEntry, { where, order: { id: "ASC" } })
    const stored = existing.map(({ id: _, ...entry }) => entry)
    if (isDeepStrictEqual(stored, entries.map(storedOf))) return
    await this.database.write(async (rows) => {
      for (const { itemId } of existing) await this.remove(rows, screenKind, itemId)
      for (const screen of entries) await this.insert(rows, screen)
    })
    yield
  }

  private async indexNext(type: ContentType<RecordedRow>): Promise<boolean> {
    const { kind, version: ofWords = 1 } = type.search as Searchable<RecordedRow>
    // The version includes the school's wordings, so that a change reindexes.
    const version = (ofWords + textVersion) * 2 ** 24 + markOf(await wordingsFor(this.database.read, type))
    const progress = await this.database.read.findOneBy(SearchProgress, { kind, version })
    if (progress?.complete) return false
    const lastId = progress?.lastId ?? 0
    const part = { where: { id: MoreThan(lastId) }, order: { id: "ASC" }, take: batchSize } as const
    const items = await this.database.read.find(type, { ...part, select: { id: true } })
    const complete = items.length < batchSize
    const index = async (rows: EntityManager) => {
      for (const item of await rows.find(type, part)) await this.put(rows, type, item)
      await rows.upsert(SearchProgress, { kind, version, lastId: items.at(-1)?.id ?? lastId, complete }, ["kind"])
    }
    // Answers need not be rebuilt for each step.
    await this.database.write(index, { late: !complete })
    return true
  }
}

/** The school's wordings, which translate items that have no translations of their own. */
async function wordingsFor(rows: EntityManager, { translated }: { translated?: object }): Promise<Wording[]> {
  const site = translated
    ? null
    : await rows.findOne(SiteInfo, { where: { id: 1 }, select: { id: true, wordings: true } })
  return site?.wordings ?? []
}

/** A hash of 24 bits. */
const markOf = (wordings: Wording[]) => createHash("sha256").update(JSON.stringify(wordings)).digest().readUIntBE(0, 3)

const isSame = (one: SearchTexts, other?: SearchTexts) =>
  isDeepStrictEqual([one.title, one.texts], [other?.title, other?.texts])

/** `email` of `e-mail`. */
const joined = (text: string) => (text.match(withLetter) ?? []).join(" ").replaceAll("-", "")

const withLetter = /(?<![\p{L}\p{M}\p{N}])\p{L}-\p{L}+/gu

/** A screen in every language that has words for it. */
function entriesOf({ path, searchEntry }: Screen, index: number): NewEntry[] {
  const entryIn = (language: Language) => searchEntry?.(translateTo(language, []))
  return languages.flatMap((language) => {
    const { text: body = "", title = "", label } = entryIn(language) ?? {}
    if (!body || (language !== originalLanguage && body === entryIn(originalLanguage)?.text)) return []
    const of = { kind: screenKind, itemId: index + 1, language: apiLanguage(language), path }
    return [{ ...of, part: 0, title, label, body, answer: [] }]
  })
}

const storedOf = ({ label, keywords: _, ...words }: NewEntry) => ({
  ...words,
  titleKey: titleKey(label || words.title, words.language),
})

async function isSearchable<T extends { id: number }>(rows: EntityManager, type: SearchedType<T>, item: T) {
  const where = type.addressed?.where ?? {}
  const isKnown = passes(where, item)
  const isPublic = passes(type.visibleTo?.(visitor) ?? {}, item)
  if (isKnown === false || isPublic === false) return false
  return (isKnown && isPublic) || publicRows(rows, type, { where }).andWhere({ id: item.id }).getExists()
}
