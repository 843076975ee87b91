import { type EntityManager, In, MoreThan } from "typeorm"
import { visitor } from "../access/viewer.ts"
import type { ContentType } from "../content/content.ts"
import { plainText } from "../content/plain-text.ts"
import type { RecordedRow } from "../content/record.ts"
import { searchText, wordsIn } from "../content/search-text.ts"
import type { FoundType, Searchable, SearchIndex, SearchKind } from "../content/searchable.ts"
import { passes, publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { insertRow } from "../database/insert-row.ts"
import { type Matcher, matchers, maxFound } from "./matcher.ts"
import { SearchEntry } from "./search-entry.ts"
import { SearchProgress } from "./search-progress.ts"

declare module "../api/context.ts" {
  interface Services {
    search: Search
  }
}

/** Items that are indexed at a time: some milliseconds, in which nobody else can write. */
const batch = 25

/** Words of a search beyond these are not asked for. */
export const maxWords = 8

/** Finds what is public by its words, however they are accented or written large or small, and by their beginnings. */
export class Search implements SearchIndex {
  private readonly matcher: Matcher

  constructor(private readonly database: Database) {
    this.matcher = matchers[database.kind]
  }

  async put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
    if (type.search) await this.remove(rows, type.search.kind, item.id)
    await this.add(rows, type, item)
  }

  async add<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
    const { search, addressed } = type
    if (!search || !addressed || !(await isFound(rows, type, item))) return
    const { kind } = search
    const { title, texts } = search.words(item)
    const body = texts.flatMap((text) => (text ? plainText(text) : [])).join(" ")
    const fields = { kind, itemId: item.id, path: addressed.path(item), title, body }
    const entry = await insertRow(rows, SearchEntry, Object.assign(new SearchEntry(), fields))
    await this.matcher.put(rows, { id: entry.id, title: searchText(title), body: searchText(body) })
  }

  async remove(rows: EntityManager, kind: SearchKind, itemId: number) {
    const entry = await rows.findOneBy(SearchEntry, { kind, itemId })
    if (!entry) return
    await this.matcher.remove(rows, entry.id)
    await rows.delete(SearchEntry, entry.id)
  }

  /** Entries that have every word of what was typed, best first; none for words that are all signs. `total` counts to `maxFound`. */
  async find(
    { read }: Database,
    typed: string,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ words: string[]; entries: SearchEntry[]; total: number }> {
    const words = wordsOf(typed)
    if (words.length === 0) return { words, entries: [], total: 0 }
    const found = (await this.matcher.find(read, words)).slice(0, maxFound)
    const ids = found.slice(skip, skip + take)
    const entries = await read.findBy(SearchEntry, { id: In(ids) })
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return { words, entries: ids.flatMap((id) => byId.get(id) ?? []), total: found.length }
  }

  /**
   * Indexes what is stored and not indexed yet, in steps of a few items: of starting content, of a type that was not
   * searched before, and of one whose words are another version's.
   */
  async *catchUp(types: ContentType<RecordedRow>[]) {
    for (const type of types.filter(({ search }) => search)) while (await this.indexNext(type)) yield
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

/** Whether an item is public and has a screen. */
async function isFound<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
  const where = type.addressed?.where ?? {}
  const isKnown = passes(where, item)
  const isPublic = passes(type.visibleTo?.(visitor) ?? {}, item)
  if (isKnown === false || isPublic === false) return false
  return (isKnown && isPublic) || publicRows(rows, type, { where }).andWhere({ id: item.id }).getExists()
}

/** The words of a text, folded. */
export function wordsOf(typed: string) {
  return wordsIn(searchText(typed)).slice(0, maxWords)
}
