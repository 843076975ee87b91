import { folded, wordsIn } from "../../content/items/search-text.ts"
import type { PersonInput } from "./person.ts"

/** One way to recognise a person. The SQL patterns match too much, so `isOf` and `isIn` decide. */
export interface PersonMatcher {
  /** For `isLike`: all match one column. */
  patterns: string[]
  /** For a column that identifies the row's person. */
  matches(value: string): boolean
  occursIn(text: string): boolean
}

/** The last digits of a number, which are the same with and without a country code. */
const phoneDigits = 9
const minDigits = 7

export function matchersFor({ name, email, phone }: PersonInput): PersonMatcher[] {
  const words = wordsIn(toAscii(name))
  const digits = phone.replace(/\D/g, "").slice(-phoneDigits)
  return [
    ...(words.join("").length > 2 ? [byName(words)] : []),
    ...(email.includes("@") ? [byEmail(email.toLowerCase())] : []),
    ...(digits.length >= minDigits ? [byPhone(digits)] : []),
  ]
}

const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" }

/** Spells these letters as an English keyboard does. */
const toAscii = (text: string) => folded(text).replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)

function byName(words: string[]): PersonMatcher {
  const inOrder = (words: string[]) => `(?<!\\p{L})${words.join("[^\\p{L}\\p{N}]{1,5}")}(?![\\p{L}\\p{N}])`
  const phrase = new RegExp(`${inOrder(words)}|${inOrder(words.toReversed())}`, "u")
  return {
    // Wildcards for letters that may have accents or be spelled differently, which SQL does not fold.
    patterns: words.map((word) => `%${word.replace(/[^bfjmpqvx\d]+/gu, "%")}%`),
    matches: (value) => words.every((word) => wordsIn(toAscii(value)).includes(word)),
    occursIn: (text) => phrase.test(toAscii(text)),
  }
}

function byEmail(email: string): PersonMatcher {
  const address = new RegExp(`(?<![\\w.+-])${email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`)
  const occursIn = (text: string) => address.test(text.toLowerCase())
  return { patterns: [`%${email.replace(/[!%_]/g, "!$&")}%`], matches: occursIn, occursIn }
}

function byPhone(digits: string): PersonMatcher {
  const number = new RegExp(`${[...digits].join("[\\s().\\-/]{0,3}")}(?!\\d)`)
  const occursIn = (text: string) => number.test(text)
  return { patterns: [`%${[...digits].join("%")}%`], matches: occursIn, occursIn }
}

/** Removes tags, entities and escapes of stored HTML and JSON. */
export const plainOf = (stored: string) => stored.replace(/<[^>]*>|&#?\w+;|\\[nrt"\\/]/g, " ")
