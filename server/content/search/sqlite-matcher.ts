import { type Expression, isHiddenIn, type Matcher, maxFound, type SearchFilter, type Term } from "./matcher.ts"
import { staffTables } from "./staff-index.ts"

/** FTS5, with an index of prefixes. */
export const sqlite: Matcher = {
  matchOf: (expression) => matchOf(expression),
  async put(rows, { id, title, body }) {
    await rows.query("INSERT INTO search_words (rowid, title, body) VALUES (?, ?, ?)", [id, title, body])
  },
  async remove(rows, id) {
    await rows.query("DELETE FROM search_words WHERE rowid = ?", [id])
  },
  async compact(rows) {
    for (const table of ["search_words", ...staffTables(rows)])
      await rows.query(`INSERT INTO ${table} (${table}) VALUES ('optimize')`)
  },
  async newest(rows, expression, narrowing) {
    const { sql, parameters } = newestRows("rowid AS id", expression, narrowing, isOfKind)
    return idsOf(await rows.query(sql, parameters))
  },
  async ranked(rows, expression, narrowing) {
    const columns = "rowid AS id, bm25(search_words, 8, 1) AS weight"
    const { sql, parameters } = newestRows(columns, expression, narrowing, isAmongKind)
    return idsOf(await rows.query(`SELECT id FROM (${sql}) ORDER BY weight, id DESC`, parameters))
  },
}

const idsOf = (hits: { id: number }[]) => hits.map(({ id }) => id)

/** For few hits: looks up each. */
const isOfKind = (kinds: string) => `(SELECT kind FROM search_entries WHERE id = search_words.rowid) IN (${kinds})`

/** For many hits. The plus keeps SQLite from matching again for each id, which takes seconds for 100,000 hits. */
const isAmongKind = (kinds: string) => `+rowid IN (SELECT id FROM search_entries WHERE kind IN (${kinds}))`

function newestRows(
  columns: string,
  expression: Expression,
  { kinds, titles, language }: SearchFilter = {},
  ofKinds: (kinds: string) => string,
) {
  const match = titles ? `{title} : (${matchOf(expression)})` : matchOf(expression)
  const narrowed = [
    ...(kinds ? [ofKinds(kinds.map(() => "?").join(", "))] : []),
    // Also a lookup, as each search would otherwise build a list of all translations.
    ...(language
      ? [`(SELECT NOT ${isHiddenIn(language, "entry")} FROM search_entries AS entry WHERE id = search_words.rowid)`]
      : []),
  ]
  const where = ["search_words MATCH ?", ...narrowed].join(" AND ")
  const sql = `SELECT ${columns} FROM search_words WHERE ${where} ORDER BY rowid DESC LIMIT ${maxFound}`
  return { sql, parameters: [match, ...(kinds ?? [])] }
}

const matchOf = ({ groups, every }: Expression) =>
  groups.map((terms) => `(${terms.map(termOf).join(" OR ")})`).join(every ? " AND " : " OR ")

const termOf = ({ text, isPrefix }: Term) => `"${text}"${isPrefix ? "*" : ""}`
