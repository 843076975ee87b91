import type { EntityManager } from "typeorm"
import { wordsIn } from "../content/search-text.ts"

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
   * in the title count more. Of more than `maxFound` come the newest.
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

/**
 * A text vector with a GIN index, of the words that the site itself tells apart: PostgreSQL's own parser keeps addresses
 * and file names whole. Hits are weighed by the formula of FTS5, so that they come in the same order.
 */
const postgres: Matcher = {
  async put(rows, { id, title, body }) {
    const words = [...vectorWords(title, "A"), ...vectorWords(body, "D")]
    await rows.query(`UPDATE search_entries SET words = $2::tsvector, length = $3 WHERE id = $1`, [
      id,
      vectorOf(words),
      words.length,
    ])
  },
  async remove() {},
  async find(rows, words) {
    const newest = await newestOnPostgres(rows, words, "")
    if (newest.length < maxFound) return rankedOnPostgres(rows, words)
    return [...new Set([...(await newestOnPostgres(rows, words, "A")), ...newest])]
  },
}

interface VectorWord {
  text: string
  weight: "A" | "D"
}

const vectorWords = (folded: string, weight: VectorWord["weight"]): VectorWord[] =>
  wordsIn(folded).map((text) => ({ text: text.slice(0, maxWordLength), weight }))

/** In characters. PostgreSQL takes 2,046 bytes. */
const maxWordLength = 500
/** PostgreSQL counts no further. */
const lastPosition = 16_383

/** As PostgreSQL reads it: `'word':1A,7`. */
function vectorOf(words: VectorWord[]) {
  const places = new Map<string, string[]>()
  for (const [index, { text, weight }] of words.entries()) {
    const place = `${Math.min(index + 1, lastPosition)}${weight}`
    places.set(text, [...(places.get(text) ?? []), place])
  }
  return Array.from(places, ([text, found]) => `'${text}':${found.join(",")}`).join(" ")
}

const isBeginning = (word: string) => word.length > 1

/** What PostgreSQL is asked for one word, in texts of a weight if that is given. */
const queryOf = (word: string, weight: "A" | "") =>
  `'${word.slice(0, maxWordLength)}':${isBeginning(word) ? "*" : ""}${weight}`.replace(/:$/, "")

async function newestOnPostgres(rows: EntityManager, words: string[], weight: "A" | ""): Promise<number[]> {
  const match = words.map((word) => queryOf(word, weight)).join(" & ")
  const found: { id: number }[] = await rows.query(
    `SELECT id FROM search_entries WHERE words @@ $1::tsquery ORDER BY id DESC LIMIT ${maxFound}`,
    [match],
  )
  return found.map(({ id }) => id)
}

/** BM25 as FTS5 has it: how often each word stands in an item, in the title eightfold, how long that is, and how rare the word. */
async function rankedOnPostgres(rows: EntityManager, words: string[]): Promise<number[]> {
  const queries = words.map((word) => queryOf(word, ""))
  const found: { id: number }[] = await rows.query(
    `WITH
       asked AS (
         SELECT word, beginning, query::tsquery, number
         FROM unnest($1::text[], $2::boolean[], $3::text[]) WITH ORDINALITY AS asked (word, beginning, query, number)
       ),
       totals AS (SELECT count(*)::float8 AS entries, greatest(avg(length), 1)::float8 AS length FROM search_entries),
       rare AS (
         SELECT asked.*, (SELECT count(*) FROM search_entries WHERE words @@ query)::float8 AS hits FROM asked
       ),
       found AS (SELECT id, words, length::float8 AS length FROM search_entries WHERE words @@ $4::tsquery),
       often AS (
         SELECT found.id, found.length, rare.number, rare.hits,
           sum(CASE weight WHEN 'A' THEN 8.0::float8 ELSE 1.0::float8 END) AS times
         FROM found, unnest(found.words) AS part, rare, unnest(part.weights) AS weight
         WHERE part.lexeme = rare.word OR (rare.beginning AND starts_with(part.lexeme, rare.word))
         GROUP BY found.id, found.length, rare.number, rare.hits
       ),
       weighed AS (
         SELECT id, number, greatest(ln((entries - hits + 0.5) / (hits + 0.5)), 1e-6)
           * times * 2.2 / (times + 1.2 * (0.25 + 0.75 * often.length / totals.length)) AS weight
         FROM often, totals
       )
     SELECT id FROM weighed GROUP BY id ORDER BY sum(weight ORDER BY number) DESC, id DESC`,
    [words.map((word) => word.slice(0, maxWordLength)), words.map(isBeginning), queries, queries.join(" & ")],
  )
  return found.map(({ id }) => id)
}

export const matchers = { sqlite, postgres }
