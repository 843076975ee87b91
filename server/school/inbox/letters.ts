import { type Language, originalLanguage, pathIn } from "../../base/languages.ts"
import { type Translate, translateTo } from "../../base/words.ts"
import { type ApiLanguage, codeOf as languageOf } from "../../content/items/api-language.ts"
import type { SiteInfo } from "../../content/site-info/site-info.ts"
import type { Mail } from "../../store/mail/outbox.ts"

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

/** Values by label; empty ones are omitted. */
export type FilledIn = Record<string, string | number | null | undefined>

export interface LetterContent {
  to: string
  subject: string
  text: string
}

export const inEnglish = translateTo(originalLanguage, [])

export const filledIn = (lines: FilledIn, t = inEnglish) =>
  Object.entries(lines)
    .flatMap(([label, value]) => (value ? [t("{label}: {value}", { label, value: String(value) })] : []))
    .join("\n")

/** Quotes no input of the sender, as anyone can have it sent to any address. */
export function letter({ to, subject, text }: LetterContent, { site, t }: LetterContext): Omit<Mail, "kind"> {
  const { name, helpLine, officeHours } = site
  const number = helpLine.number && t("Telephone: {number}", { number: helpLine.number })
  const reach = [number, officeHours && t(officeHours)].filter(Boolean).join("\n")
  return {
    // The sender's name is input too.
    to: { name: "", address: to },
    subject,
    text: [
      t("Good day,"),
      text,
      t("If you did not write to us, somebody has mistyped an address, and you need not do anything."),
      `${t("With kind regards")}\n${name}`,
      reach,
    ]
      .filter(Boolean)
      .join("\n\n"),
  }
}
