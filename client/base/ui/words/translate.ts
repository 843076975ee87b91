import { type Language, originalLanguage } from "./language.ts"

/** Keyed by English text; other plural forms as `{count} places|one`. */
export type Dictionary = Record<string, string>

export type Values = Record<string, string | number>

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { one: string; other: string }

export interface Translate {
  /** Must be called with a literal, or codegen does not find the text. */
  (text: string, values?: Values): string
  /** The number is `{count}` in the text. */
  count: (count: number, forms: Forms, values?: Values) => string
  /** True if the text is translated into this language. */
  knows: (text: string) => boolean
  language: Language
}

/** @param dictionaries in order of precedence; English is the fallback */
export function translate(language: Language, ...dictionaries: Dictionary[]): Translate {
  const find = (text: string) => dictionaries.find((words) => Object.hasOwn(words, text))?.[text]
  const formOf = (category: Intl.LDMLPluralRule, forms: Forms) =>
    find(category === "other" ? forms.other : `${forms.other}|${category}`) ?? forms[category]

  let plurals: Intl.PluralRules | undefined

  return Object.assign((text: string, values?: Values) => filled(find(text) ?? text, values), {
    count: (count: number, forms: Forms, values?: Values) => {
      plurals ??= new Intl.PluralRules(language)
      const category = plurals.select(count)
      return filled(formOf(category, forms) ?? formOf("other", forms) ?? forms.other, { count, ...values })
    },
    knows: (text: string) => find(text) !== undefined,
    language,
  })
}

const filled = (words: string, values?: Values) =>
  values ? words.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : words

export const inEnglish = translate(originalLanguage)

/** Marks a text that reaches `t` in a variable, so that codegen finds it. */
export const msg = (text: string) => text
