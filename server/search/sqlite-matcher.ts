import type { EntityManager } from "typeorm"
import { type Expression, hiddenIn, type Matcher, maxFound, type Narrowing, type Term } from "./matcher.ts"

/** FTS5, with an index for the first letters of words. */
export const sqlite: Matcher = {
  async put(rows, { id, title, body }) {
    await rows.query("INSERT INTO search_words (rowid, title, body) VALUES (?, ?, ?)", [id, title, body])
  },
  async remove(rows, id) {
    await rows.query("DELETE FROM search_words WHERE rowid = ?", [id])
  },
  newest: (rows, expression, narrowing) => found(rows, expression, narrowing, "rowid DESC"),
  ranked: (rows, expression, narrowing) => found(rows, expression, narrowing, "bm25(search_words, 8, 1), rowid DESC"),
}

async function found(rows: EntityManager, expression: Expression, narrowing: Narrowing = {}, order: string) {
  const { kinds, titles, language } = narrowing
  const match = titles ? `{title} : (${matchOf(expression)})` : matchOf(expression)
  // The plus keeps SQLite from matching anew for each id, which takes seconds where 100,000 items have the word.
  const ofKinds = kinds
    ? `AND +rowid IN (SELECT id FROM search_entries WHERE kind IN (${kinds.map(() => "?").join(", ")}))`
    : ""
  const readHere = language ? `AND +rowid NOT IN (${hiddenIn(language)})` : ""
  const hits: { id: number }[] = await rows.query(
    `SELECT rowid AS id FROM search_words WHERE search_words MATCH ? ${ofKinds} ${readHere} ORDER BY ${order} LIMIT ${maxFound}`,
    [match, ...(kinds ?? [])],
  )
  return hits.map(({ id }) => id)
}

const matchOf = ({ groups, every }: Expression) =>
  groups.map((terms) => `(${terms.map(termOf).join(" OR ")})`).join(every ? " AND " : " OR ")

const termOf = ({ text, beginning }: Term) => `"${text}"${beginning ? "*" : ""}`
