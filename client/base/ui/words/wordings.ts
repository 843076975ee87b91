import { dictionaryOf } from "./dictionaries.ts"
import { type Translate, translate } from "./translate.ts"

export function withWordings(t: Translate, wordings: { text: string; words: string }[]): Translate {
  if (wordings.length === 0) return t
  const words = Object.fromEntries(wordings.map(({ text, words }) => [text, words]))
  return translate(t.language, words, dictionaryOf(t.language) ?? {})
}
