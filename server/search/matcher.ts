import type { EntityManager } from "typeorm"

/** A title and a body without accents and capitals, under the id of their entry. */
interface FoldedWords {
  id: number
  title: string
  body: string
}

/** How one kind of database matches words: the only part of the search that knows which database it is. */
export interface Matcher {
  put(rows: EntityManager, words: FoldedWords): Promise<void>
  remove(rows: EntityManager, id: number): Promise<void>
  /** Ids of entries that have every word or a word that begins with it, best first. Words in the title count more. */
  find(
    rows: EntityManager,
    words: string[],
    part: { skip: number; take: number },
  ): Promise<{ ids: number[]; total: number }>
}

/** FTS5, with an index for the first letters of words. */
const sqlite: Matcher = {
  async put(rows, { id, title, body }) {
    await this.remove(rows, id)
    await rows.query("INSERT INTO search_words (rowid, title, body) VALUES (?, ?, ?)", [id, title, body])
  },
  async remove(rows, id) {
    await rows.query("DELETE FROM search_words WHERE rowid = ?", [id])
  },
  async find(rows, words, { skip, take }) {
    const match = words.map((word) => `"${word.replaceAll('"', "")}"*`).join(" AND ")
    const [{ total }] = await rows.query("SELECT count(*) AS total FROM search_words WHERE search_words MATCH ?", [
      match,
    ])
    const found: { id: number }[] = await rows.query(
      "SELECT rowid AS id FROM search_words WHERE search_words MATCH ? ORDER BY bm25(search_words, 8, 1), rowid DESC LIMIT ? OFFSET ?",
      [match, take, skip],
    )
    return { ids: found.map(({ id }) => id), total }
  },
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
  async find(rows, words, { skip, take }) {
    const match = words.map((word) => `'${word.replace(/['\\]/g, "")}':*`).join(" & ")
    const [{ total }] = await rows.query(
      "SELECT count(*)::integer AS total FROM search_entries WHERE words @@ to_tsquery('simple', $1)",
      [match],
    )
    const found: { id: number }[] = await rows.query(
      `SELECT id FROM search_entries, to_tsquery('simple', $1) AS asked
       WHERE words @@ asked ORDER BY ts_rank(words, asked) DESC, id DESC LIMIT $2 OFFSET $3`,
      [match, take, skip],
    )
    return { ids: found.map(({ id }) => id), total }
  },
}

export const matchers = { sqlite, postgres }
