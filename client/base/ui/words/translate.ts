import { type Language, originalLanguage } from "./language.ts"

/** Translations by their English text; a number's other forms as `{count} places|one`. */
export type Dictionary = Record<string, string>

/** Values of a text's placeholders, such as `{name}`. */
export type Values = Record<string, string | number>

/** A text that depends on a number, by English plural category. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { one: string; other: string }

export interface Translate {
  /** Translates an English text. It must be a single literal, or codegen does not find it. */
  (text: string, values?: Values): string
  /** Translates a text with a number, which is `{count}` in it. */
  count: (count: number, forms: Forms, values?: Values) => string
  language: Language
}

/** @param dictionaries in order of precedence; English is the fallback */
export function translate(language: Language, ...dictionaries: Dictionary[]): Translate {
  const find = (text: string) => dictionaries.find((words) => Object.hasOwn(words, text))?.[text]
  const formOf = (category: Intl.LDMLPluralRule, forms: Forms) =>
    find(category === "other" ? forms.other : `${forms.other}|${category}`) ?? forms[category]

  return Object.assign((text: string, values?: Values) => filled(find(text) ?? text, values), {
    count: (count: number, forms: Forms, values?: Values) => {
      const category = new Intl.PluralRules(language).select(count)
      return filled(formOf(category, forms) ?? formOf("other", forms) ?? forms.other, { count, ...values })
    },
    language,
  })
}

const filled = (words: string, values?: Values) =>
  values ? words.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : words

export const inEnglish = translate(originalLanguage)

/** Marks a text that is passed to `t` elsewhere by name, for example a row's: codegen finds it here. */
export const msg = (text: string) => text
