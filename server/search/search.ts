import { type EntityManager, In } from "typeorm"
import type { ContentType } from "../content/content.ts"
import { plainText } from "../content/plain-text.ts"
import type { RecordedRow } from "../content/record.ts"
import { searchText } from "../content/search-text.ts"
import type { FoundType, SearchIndex, SearchKind } from "../content/searchable.ts"
import { publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { type Matcher, matchers } from "./matcher.ts"
import { SearchEntry } from "./search-entry.ts"

declare module "../api/context.ts" {
  interface Services {
    search: Search
  }
}

/** Words of a search beyond these are not asked for. */
const mostWords = 8

/** Finds what is public by its words, however they are accented or written large or small, and by their beginnings. */
export class Search implements SearchIndex {
  private readonly matcher: Matcher

  constructor(private readonly database: Database) {
    this.matcher = matchers[database.kind]
  }

  async put<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, item: T) {
    const { search, addressed } = type
    if (!search || !addressed) return
    const { kind } = search
    await this.remove(rows, kind, item.id)
    if (!(await isFound(rows, type, item.id))) return
    const { title, texts } = search.words(item)
    const body = texts.map(plainText).join(" ")
    const entry = rows.create(SearchEntry, { kind, itemId: item.id, path: addressed.path(item), title, body })
    await rows.insert(SearchEntry, entry)
    await this.matcher.put(rows, { id: entry.id, title: searchText(title), body: searchText(body) })
  }

  async remove(rows: EntityManager, kind: SearchKind, itemId: number) {
    const entry = await rows.findOneBy(SearchEntry, { kind, itemId })
    if (!entry) return
    await this.matcher.remove(rows, entry.id)
    await rows.delete(SearchEntry, entry.id)
  }

  /** Entries that have every word of what was typed, best first; none for words that are all signs. */
  async find(
    { read }: Database,
    typed: string,
    part: { skip: number; take: number },
  ): Promise<{ words: string[]; entries: SearchEntry[]; total: number }> {
    const words = wordsOf(typed)
    if (words.length === 0) return { words, entries: [], total: 0 }
    const { ids, total } = await this.matcher.find(read, words, part)
    const entries = await read.findBy(SearchEntry, { id: In(ids) })
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return { words, entries: ids.flatMap((id) => byId.get(id) ?? []), total }
  }

  /** Reads all items into an index that has none: of starting content, and of a site that is older than its search. */
  async fillIfEmpty(types: ContentType<RecordedRow>[]) {
    if (await this.database.read.exists(SearchEntry)) return
    await this.database.write(async (rows) => {
      for (const type of types.filter(({ search }) => search)) {
        for (const item of await rows.find(type)) await this.put(rows, type, item)
      }
    })
  }
}

/** Whether an item is public and has a screen. */
function isFound<T extends { id: number }>(rows: EntityManager, type: FoundType<T>, id: number) {
  const where = type.addressed?.where
  return publicRows(rows, type, { where }).andWhere({ id }).getExists()
}

/** The words of a text, folded. */
function wordsOf(typed: string) {
  return (searchText(typed).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}
