import { type FindOperator, Raw } from "typeorm"

/** Normalises texts for search: no accents, no capitals. Stored in a column, as SQLite folds ASCII letters only. */
export const searchText = (...texts: (string | null | undefined)[]) =>
  folded(texts.join(" ")).replace(/\s+/g, " ").trim()

/** Texts as the search matches them: `3500` finds `3,500` and `3 500`, and `coeur` finds `cœur`. */
export const matchText = (...texts: (string | null | undefined)[]) =>
  searchText(texts.join(" ").replace(thousands, "")).replaceAll("œ", "oe")

/** Thousands separator. A space counts only after one to three digits, so not after a year. */
export const thousandsMark = String.raw`(?:(?<=\d)[,.\u00a0\u202f]|(?<=(?<!\d)\d{1,3}) )(?=\d{3}(?!\d))`
const thousands = new RegExp(thousandsMark, "g")

/** Accents, and soft hyphens, which texts pasted from other pages contain. */
const unread = /[\p{M}\u00ad]/gu

export const folded = (text: string): string => text.normalize("NFKD").replace(unread, "").toLowerCase()

export const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

export function containing(typed: string): FindOperator<string> {
  const patterns = patternsOf(typed)
  const parameters = Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern]))
  return Raw((column) => patterns.map((_, index) => isLike(column, `:word${index}`)).join(" AND "), parameters)
}

/** For `isLike`: one pattern per word, at most ten. */
export const patternsOf = (typed: string): string[] =>
  searchText(typed)
    .split(" ")
    .slice(0, 10)
    .map((word) => `%${escapeLike(word)}%`)

/** SQL. */
export const isLike = (column: string, pattern: string) => `LOWER(${column}) LIKE ${pattern} ESCAPE '!'`

const escapeLike = (word: string) => word.replace(/[!%_]/g, "!$&")
