import type { EntityManager } from "typeorm"

/** A title and a body without accents and capitals, under the id of their entry. */
interface FoldedWords {
  id: number
  title: string
  body: string
}

/** How one kind of database matches words: the only part of the search that knows which database it is. */
export interface Matcher {
  /** For an entry that has no words yet. */
  put(rows: EntityManager, words: FoldedWords): Promise<void>
  remove(rows: EntityManager, id: number): Promise<void>
  /**
   * Ids of entries that have every word or a word that begins with it, best first; a single letter is a whole word. Words
   * in the title count more. Of more than `maxFound`, the newest are compared, by SQLite only by that.
   * @param words letters and digits alone
   */
  find(rows: EntityManager, words: string[]): Promise<number[]>
}

/** Hits beyond these are neither compared nor counted. */
export const maxFound = 1_000

/** FTS5, with an index for the first letters of words. */
const sqlite: Matcher = {
  async put(rows, { id, title, body }) {
    await rows.query("INSERT INTO search_words (rowid, title, body) VALUES (?, ?, ?)", [id, title, body])
  },
  async remove(rows, id) {
    await rows.query("DELETE FROM search_words WHERE rowid = ?", [id])
  },
  async find(rows, words) {
    const match = words.map((word) => `"${word}"${word.length > 1 ? "*" : ""}`).join(" AND ")
    const newest = await newestOf(rows, match)
    if (newest.length < maxFound) return ranked(rows, match)
    return [...new Set([...(await newestOf(rows, `{title} : (${match})`)), ...newest])]
  },
}

/** To weigh a hit, SQLite counts all items that have each word: where 100,000 have one, that takes four times as long as finding the newest. */
async function ranked(rows: EntityManager, match: string): Promise<number[]> {
  const found: { id: number }[] = await rows.query(
    `SELECT rowid AS id FROM search_words WHERE search_words MATCH ? ORDER BY bm25(search_words, 8, 1), rowid DESC`,
    [match],
  )
  return found.map(({ id }) => id)
}

async function newestOf(rows: EntityManager, match: string): Promise<number[]> {
  const found: { id: number }[] = await rows.query(
    `SELECT rowid AS id FROM search_words WHERE search_words MATCH ? ORDER BY rowid DESC LIMIT ${maxFound}`,
    [match],
  )
  return found.map(({ id }) => id)
}

/** A weighted text vector with a GIN index. */
const postgres: Matcher = {
  async put(rows, { id, title, body }) {
    await rows.query(
      `UPDATE search_entries SET words = setweight(to_tsvector('simple', $2), 'A') || setweight(to_tsvector('simple', $3), 'D') WHERE id = $1`,
      [id, title, body],
    )
  },
  async remove() {},
  async find(rows, words) {
    const match = words.map((word) => `'${word}'${word.length > 1 ? ":*" : ""}`).join(" & ")
    const found: { id: number }[] = await rows.query(
      `SELECT id FROM (
         SELECT id, words, asked FROM search_entries, to_tsquery('simple', $1) AS asked WHERE words @@ asked
         ORDER BY id DESC LIMIT ${maxFound}
       ) AS newest ORDER BY ts_rank(words, asked) DESC, id DESC`,
      [match],
    )
    return found.map(({ id }) => id)
  },
}

export const matchers = { sqlite, postgres }
