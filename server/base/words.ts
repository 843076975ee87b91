import { words } from "../generated/words.ts"
import { type Language, originalLanguage } from "./languages.ts"

export type Translate = (text: string, values?: Record<string, string>) => string

type OwnWords = { language: string; text: string; words: string }

/** Looks a text up in the office's own words, then in the dictionary; falls back to English. */
export function translateTo(language: Language, wordings: OwnWords[]): Translate {
  const own = wordings.filter((wording) => wording.language.toLowerCase() === language)
  const dictionary: Record<string, string> = words[language] ?? {}
  const find = (text: string) =>
    own.find((wording) => wording.text === text)?.words ??
    (Object.hasOwn(dictionary, text) ? dictionary[text] : undefined) ??
    text
  return (text, values) => (values ? filled(find(text), values) : find(text))
}

export const untranslated = translateTo(originalLanguage, [])

/** For example, `Form 1: 108,000/-`. French has a space before the colon. */
export const labelled = (t: Translate, label: string, value: string) => t("{label}: {value}", { label, value })

/** An English text and its placeholders: `{ text: "{count} places are left.", values: { count: 3 } }`. */
export interface Sentence {
  text: string
  values?: Record<string, string | number>
}

export const inEnglish = ({ text, values = {} }: Sentence) => filled(text, values)

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

/** Marks a message that stays English in the API and is translated on pages: codegen extracts it. */
export const msg = (text: string) => text
