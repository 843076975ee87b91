import type { EntityManager } from "typeorm"
import { wordsIn } from "../items/search-text.ts"
import { type Expression, isHiddenIn, type Matcher, maxFound, type SearchFilter, type Term } from "./matcher.ts"

/** Splits words itself, as PostgreSQL keeps addresses whole, and ranks as FTS5 does, for the same order. */
export const postgres: Matcher = {
  async put(rows, { id, title, body }) {
    const words = [...vectorWords(title, "A"), ...vectorWords(body, "D")]
    await rows.query(`UPDATE search_entries SET words = $2::tsvector, length = $3 WHERE id = $1`, [
      id,
      vectorOf(words),
      words.length,
    ])
  },
  async remove() {},
  async compact() {},
  matchOf: (expression) => matchOf(expression),
  newest,
  ranked,
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

/** The text form of a tsvector: `'word':1A,7`. */
function vectorOf(words: VectorWord[]) {
  const places = new Map<string, string[]>()
  for (const [index, { text, weight }] of words.entries()) {
    const place = `${Math.min(index + 1, lastPosition)}${weight}`
    places.set(text, [...(places.get(text) ?? []), place])
  }
  return Array.from(places, ([text, found]) => `'${text}':${found.join(",")}`).join(" ")
}

const short = ({ text }: Term) => text.slice(0, maxWordLength)

const queryOf = (term: Term, weight: "A" | "" = "") =>
  `'${short(term)}':${term.isPrefix ? "*" : ""}${weight}`.replace(/:$/, "")

const matchOf = ({ groups, every }: Expression, weight?: "A") =>
  groups.map((terms) => `(${terms.map((term) => queryOf(term, weight)).join(" | ")})`).join(every ? " & " : " | ")

const within = ({ kinds, language }: SearchFilter, parameter: number) =>
  [
    kinds ? `AND kind = ANY($${parameter}::text[])` : "",
    language ? `AND NOT ${isHiddenIn(language, "search_entries")}` : "",
  ].join(" ")

async function newest(rows: EntityManager, expression: Expression, narrowing: SearchFilter = {}): Promise<number[]> {
  const { kinds, titles } = narrowing
  const found: { id: number }[] = await rows.query(
    `SELECT id FROM search_entries WHERE words @@ $1::tsquery ${within(narrowing, 2)} ORDER BY id DESC LIMIT ${maxFound}`,
    [matchOf(expression, titles ? "A" : undefined), ...(kinds ? [kinds] : [])],
  )
  return found.map(({ id }) => id)
}

/** BM25 as in FTS5, with the title eightfold. */
async function ranked(rows: EntityManager, expression: Expression, narrowing: SearchFilter = {}): Promise<number[]> {
  const { kinds, titles } = narrowing
  const terms = expression.groups.flat()
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
       found AS (
         SELECT id, words, length::float8 AS length FROM search_entries WHERE words @@ $4::tsquery ${within(narrowing, 5)}
         ORDER BY id DESC LIMIT ${maxFound}
       ),
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
     SELECT id FROM weighed GROUP BY id ORDER BY sum(weight ORDER BY number) DESC, id DESC LIMIT ${maxFound}`,
    [
      terms.map(short),
      terms.map(({ isPrefix }) => isPrefix),
      terms.map((term) => queryOf(term)),
      matchOf(expression, titles ? "A" : undefined),
      ...(kinds ? [kinds] : []),
    ],
  )
  return found.map(({ id }) => id)
}
