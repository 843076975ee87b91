import { folded } from "../items/search-text.ts"
import type { AskedWord } from "../items/searchable.ts"

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

export function marked(text: string, words: AskedWord[]): ExcerptPart[] {
  if (!mayMatch(text, words)) return text ? [plain(text)] : []
  const parts: ExcerptPart[] = []
  for (const piece of text.split(word)) {
    const match = isMatch(piece, words)
    const last = parts.at(-1)
    if (match || !last || last.match) parts.push({ text: piece, match })
    else last.text += piece
  }
  return parts.filter(({ text }) => text)
}

function firstMatch(text: string, words: AskedWord[]) {
  for (const { 0: passage, index } of text.matchAll(passages)) {
    const within = mayMatch(passage, words) ? firstWithin(passage, words) : -1
    if (within >= 0) return index + within
  }
  return -1
}

function firstWithin(passage: string, words: AskedWord[]) {
  const pieces = passage.split(word)
  const first = pieces.findIndex((piece) => isMatch(piece, words))
  return first < 0 ? -1 : pieces.slice(0, first).join("").length
}

/** Every second piece of a text that is split by it. */
const word = /([\p{L}\p{N}\p{M}]+)/u

/** Parts of a text that end where a word does. */
const passages = /.{1,500}[\p{L}\p{N}\p{M}]*/gsu

/** True if the text has any of the words: a long text without one would otherwise be searched word by word. */
function mayMatch(text: string, words: AskedWord[]) {
  const found = folded(text)
  return words.some(({ typed, same }) => found.includes(typed) || same.some((word) => found.includes(word)))
}

function isMatch(piece: string, words: AskedWord[]) {
  const found = folded(piece)
  return words.some((word) => fits(found, word))
}

/** Matches like the search itself: a single letter is a word of its own. */
const fits = (found: string, { typed, same }: AskedWord) =>
  same.includes(found) || (typed.length > 1 && found.startsWith(typed))
const plain = (text: string): ExcerptPart => ({ text, match: false })
