import { words } from "./generated/words.ts"
import type { Language } from "./languages.ts"
import type { Wording } from "./site-info/wording.ts"

/** Says an English text, which stands in the sources as one literal, in a language; `{name}` is filled in. */
export type Translate = (text: string, values?: Record<string, string>) => string

/** For what the server itself says on pages: the office's own words, then the dictionary's, then English. */
export function translateTo(language: Language, wordings: Wording[]): Translate {
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
