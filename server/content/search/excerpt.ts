import { matchText, thousandsMark } from "../items/search-text.ts"
import type { QueryWord } from "../items/searchable.ts"

export interface ExcerptPart {
  text: string
  match: boolean
}

const length = 180

/** About 180 characters around the first match, with all matches marked. */
export function excerptOf(text: string, words: QueryWord[]): ExcerptPart[] {
  const first = text.search(/\S/) < 0 ? -1 : firstMatch(text, words)
  const begin = first < length / 2 ? 0 : text.lastIndexOf(" ", first - length / 3) + 1
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length)
  const parts = marked(text.slice(begin, end), words)
  return [...(begin > 0 ? [plainPart("…")] : []), ...parts, ...(end < text.length ? [plainPart("…")] : [])]
}

export function marked(text: string, words: QueryWord[]): ExcerptPart[] {
  if (!mayMatch(text, words)) return text ? [plainPart(text)] : []
  const parts: ExcerptPart[] = []
  for (const piece of text.split(word)) {
    const match = isMatch(piece, words)
    const last = parts.at(-1)
    if (match || !last || last.match) parts.push({ text: piece, match })
    else last.text += piece
  }
  return parts.filter(({ text }) => text)
}

function firstMatch(text: string, words: QueryWord[]) {
  for (const { 0: passage, index } of text.matchAll(passages)) {
    const within = mayMatch(passage, words) ? firstWithin(passage, words) : -1
    if (within >= 0) return index + within
  }
  return -1
}

function firstWithin(passage: string, words: QueryWord[]) {
  const pieces = passage.split(word)
  const first = pieces.findIndex((piece) => isMatch(piece, words))
  return first < 0 ? -1 : pieces.slice(0, first).join("").length
}

/** A group, so that `split` returns the words too, as every second piece. `3,500` and `e-mail` are one word each. */
const word = new RegExp(String.raw`((?:\p{L}-(?=\p{L}))?[\p{L}\p{N}\p{M}\u00ad]+(?:${thousandsMark}\d{3})*)`, "u")

/** Up to 500 characters each, ending with a whole word. */
const passages = /.{1,500}[\p{L}\p{N}\p{M}\u00ad]*/gsu

/** Saves a long text without a match from a search word by word. */
function mayMatch(text: string, words: QueryWord[]) {
  const found = matchText(text).replaceAll("-", "")
  return words.some(({ typed, variants }) => found.includes(typed) || variants.some((word) => found.includes(word)))
}

function isMatch(piece: string, words: QueryWord[]) {
  const found = matchText(piece)
  const read = [found.replace("-", ""), ...found.split("-")]
  return words.some((word) => read.some((one) => matches(one, word)))
}

/** Matches like the search itself: a single letter is a word of its own. */
const matches = (found: string, { typed, variants }: QueryWord) =>
  variants.includes(found) || (typed.length > 1 && found.startsWith(typed))
const plainPart = (text: string): ExcerptPart => ({ text, match: false })
