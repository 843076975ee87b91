import { searchText } from "../content/search-text.ts"
import type { AskedWord } from "../content/searchable.ts"

/** A piece of an excerpt; `match` where it is what was searched for. */
export interface ExcerptPart {
  text: string
  match: boolean
}

const length = 180

/** The part of a text around the first word that was searched for, with all such words marked. About 180 characters. */
export function excerptOf(text: string, words: AskedWord[]): ExcerptPart[] {
  const first = text.search(/\S/) < 0 ? -1 : firstMatch(text, words)
  const begin = first < length / 2 ? 0 : text.lastIndexOf(" ", first - length / 3) + 1
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length)
  const parts = marked(text.slice(begin, end), words)
  return [...(begin > 0 ? [plain("…")] : []), ...parts, ...(end < text.length ? [plain("…")] : [])]
}

/** A text in parts, those marked that begin like a word that was searched for. */
export function marked(text: string, words: AskedWord[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  for (const [piece] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const match = isMatch(piece, words)
    const last = parts.at(-1)
    if (last && last.match === match && !match) last.text += piece
    else parts.push({ text: piece, match })
  }
  return parts
}

function firstMatch(text: string, words: AskedWord[]) {
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) if (isMatch(piece, words)) return index
  return -1
}

function isMatch(piece: string, words: AskedWord[]) {
  const found = searchText(piece)
  return words.some((word) => fits(found, word))
}

/** As the search itself finds it: a single letter is a word of its own. */
const fits = (found: string, { typed, same }: AskedWord) =>
  same.includes(found) || (typed.length > 1 && found.startsWith(typed))
const plain = (text: string): ExcerptPart => ({ text, match: false })
