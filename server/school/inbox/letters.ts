import { type Language, originalLanguage, pathIn } from "../../base/languages.ts"
import { labelled, type Translate, translateTo, untranslated } from "../../base/words.ts"
import { type ApiLanguage, codeOf as languageOf } from "../../content/items/api-language.ts"
import type { SiteInfo } from "../../content/site-info/site-info.ts"

export interface LetterContext {
  site: SiteInfo
  language: Language
  t: Translate
  pathOf: (path: string) => string
}

export function letterContextOf(row: { language: ApiLanguage }, site: SiteInfo): LetterContext {
  const language = languageOf(row.language)
  return { site, language, t: translateTo(language, site.wordings), pathOf: (path) => pathIn(language, path) }
}

type Value = string | number | null | undefined

/**
 * A submitted value with its translatable label; empty values are omitted. `shown` replaces it in the receipt, which
 * must not identify the family, as the address may be mistyped; null omits it there.
 */
export type Line = [label: string, value: Value, shown?: Value]

/** `r…@example.com`: lets the sender notice a typo, but is not a usable address. */
export const hiddenAddress = (address: string) => address.replace(/^(.)[^@]*@/u, "$1…@")

export const hiddenNumber = (number: string) => `… ${number.replace(/\D/g, "").slice(-2)}`

export const english = { t: untranslated, language: originalLanguage }

export const linesAsText = (lines: Line[], t = english.t) =>
  lines.flatMap(([label, value]) => (value ? [labelled(t, label, String(value))] : [])).join("\n")

/** Quotes no input of the sender, as anyone can have it sent to any address. */
export function letter({ to, subject, text }: Record<"to" | "subject" | "text", string>, { site, t }: LetterContext) {
  const { name, helpLine, officeHours } = site
  const number = helpLine.number && t("Telephone: {number}", { number: helpLine.number })
  const contact = [number, officeHours && t(officeHours)].filter(Boolean).join("\n")
  return {
    // The sender's name is input too.
    to: { name: "", address: to },
    subject,
    text: [
      t("Good day,"),
      text,
      t("If you did not write to us, somebody has mistyped their address, and you need not do anything."),
      `${t("With kind regards")}\n${name}`,
      contact,
    ]
      .filter(Boolean)
      .join("\n\n"),
  }
}
