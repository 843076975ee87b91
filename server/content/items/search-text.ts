import { type FindOperator, Raw } from "typeorm"

/** Normalises texts for search: no accents, no capitals. Kept in a column, as SQLite folds ASCII letters only. */
export const searchText = (...texts: (string | null | undefined)[]) =>
  folded(texts.join(" ")).replace(/\s+/g, " ").trim()

export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

export const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

export function containing(typed: string): FindOperator<string> {
  const words = searchText(typed).split(" ").slice(0, 10)
  const parameters = Object.fromEntries(words.map((word, index) => [`word${index}`, `%${literally(word)}%`]))
  return Raw(
    (column) => words.map((_, index) => `LOWER(${column}) LIKE :word${index} ESCAPE '!'`).join(" AND "),
    parameters,
  )
}

const literally = (word: string) => word.replace(/[!%_]/g, "!$&")
