import { dictionaryOf } from "./dictionaries.ts"
import { type Translate, translate } from "./translate.ts"

type Wording = { language: string; text: string; words: string }

export function withWordings(t: Translate, wordings: Wording[]): Translate {
  const own = wordings.filter(({ language }) => language.toLowerCase() === t.language)
  if (own.length === 0) return t
  const words = Object.fromEntries(own.map(({ text, words }) => [text, words]))
  return translate(t.language, words, dictionaryOf(t.language) ?? {})
}
