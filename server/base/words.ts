import { words } from "../generated/words.ts"
import type { Language } from "./languages.ts"

/** Translates an English text, a literal in the sources, and fills in `{name}`. */
export type Translate = (text: string, values?: Record<string, string>) => string

/** Other words of the office for a text, in a language of the API. */
type OwnWords = { language: string; text: string; words: string }

/** Translates the server's texts on pages: the office's own words first, then the dictionary, then English. */
export function translateTo(language: Language, wordings: OwnWords[]): Translate {
  const own = wordings.filter((wording) => wording.language.toLowerCase() === language)
  const known: Record<string, string> = words[language] ?? {}
  const find = (text: string) =>
    own.find((wording) => wording.text === text)?.words ??
    (Object.hasOwn(known, text) ? known[text] : undefined) ??
    text
  return (text, values = {}) => filled(find(text), values)
}

/** An English text, and what goes into its places: `{ text: "{count} places are left.", values: { count: 3 } }`. */
export interface Sentence {
  text: string
  values?: Record<string, string | number>
}

export const inEnglish = ({ text, values = {} }: Sentence) => filled(text, values)

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

/** Marks a message that stays English in the API, and that a page says by its own `t`: codegen finds it here. */
export const msg = (text: string) => text
