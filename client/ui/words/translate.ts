import { type Language, originalLanguage } from "./language.ts"

/** The words of a language by the English that they stand for; of a number's other forms as `{count} places|one`. */
export type Dictionary = Record<string, string>

/** What goes into the places of a text, such as `{name}`. */
export type Values = Record<string, string | number>

/** A text that depends on a number, by the plural categories that English has. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { one: string; other: string }

export interface Translate {
  /** The page's words for an English text. The text stands in the sources as one literal, or codegen does not find it. */
  (text: string, values?: Values): string
  /** The same for a number, which is `{count}` in the words. */
  count: (count: number, forms: Forms, values?: Values) => string
  language: Language
}

/** @param dictionaries the first that has a text says it; where none has it, English does */
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

/** Marks a text that `t` is given elsewhere by its name, as that of a row: codegen finds it here. */
export const msg = (text: string) => text
