import { isoDay } from "../../base/ui/dates/dates.tsx"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { isChosen } from "../../base/ui/pictures/picture-input.ts"
import { codeOf } from "../../base/ui/words/api-language.ts"
import { type Language, originalLanguage } from "../../base/ui/words/language.ts"
import { languageNames } from "../../generated/languages.ts"
import { isPlain } from "../writing/is-equal.ts"
import type { AnyFields, FormValues } from "./field.ts"
import { wrongWeekdays } from "./wrong-weekdays.ts"

/** A field's value: as text, and as HTML or picture where it is one. */
type CheckedField = { language: Language; text: string; html?: Element; picture?: ChosenPicture; isChanged: boolean }

/** `now` in milliseconds since 1970; `zone` is the school's. */
type Clock = { now: number; zone: string }

/** Each check returns easily overlooked faults in plain words. */
const checks: ((checkedField: CheckedField, clock: Clock) => string[])[] = [
  ({ picture }) => (picture && isChosen(picture) && !picture.decorative ? undescribed(picture.alt || null) : []),
  ({ html }) => queryAll("img", html).flatMap((image) => undescribed(image.getAttribute("alt"), " in the text")),
  ({ html }) => queryAll("a", html).flatMap(({ textContent }) => vagueLink(textContent.trim())),
  ({ html }) => smallBeforeLarge(queryAll("h1, h2, h3, h4, h5, h6", html)),
  ({ text, isChanged }, clock) => (isChanged && isPast(text, clock) ? ["This day has passed."] : []),
  ({ text, language }, { now }) => wrongWeekdays(text, language, now),
]

/** Includes the fields of rows, such as translations, each in its language. */
export function findings(fields: AnyFields, values: FormValues, before: FormValues, clock: Clock): string[] {
  const rowLanguage = values.language as keyof typeof languageNames | undefined
  const language = rowLanguage ? codeOf(rowLanguage) : originalLanguage
  return Object.entries(fields).flatMap(([key, { options, rich }]) => {
    const { label, shortLabel = label, fields: rowFields } = options
    const value = values[key]
    if (rowFields) return [value].flat().flatMap((row) => (isPlain(row) ? findings(rowFields, row, {}, clock) : []))
    const html = rich ? new DOMParser().parseFromString(String(value), "text/html").body : undefined
    const lines = html ? [...html.children].map(({ textContent }) => textContent).join("\n") : value
    const text = typeof lines === "string" ? lines : ""
    const picture = isPlain(value) && "alt" in value ? (value as ChosenPicture) : undefined
    const checkedField = { language, text, html, picture, isChanged: value !== before[key] }
    const name = rowLanguage ? `${languageNames[rowLanguage]}, ${shortLabel}` : shortLabel
    return checks.flatMap((check) => check(checkedField, clock)).map((message) => `${name}: ${message}`)
  })
}

const queryAll = (selector: string, html?: Element) => [...(html?.querySelectorAll(selector) ?? [])]

const fileName = /\.(?:jpe?g|png|hei[cf]|webp|gif|avif)$|^(?:img|dsc[fn]?|pxl|mvimg)[-_ ]?\d+/i

/** In a text, an empty `alt` marks a decorative picture. */
function undescribed(alt: string | null, where = ""): string[] {
  if (alt === null) return [`The picture${where} has no description yet.`]
  return fileName.test(alt.trim()) ? [`“${alt}” is the name of a file. Say what the picture${where} shows.`] : []
}

const vague =
  /^(?:(?:click|press|tap|read|see) )?(?:here|this|more|link|this link|this page)$|^(?:bonyeza |bofya )?hapa$|^(?:cliquez )?ici$|^en savoir plus$/i

const vagueLink = (words: string) =>
  vague.test(words.replace(/[^\p{L} ]/gu, "").trim()) ? [`The link “${words}” does not say where it leads.`] : []

/** The item's title counts as the heading above all others. */
function smallBeforeLarge(headings: Element[]): string[] {
  const levels = headings.map(({ tagName }) => Number(tagName.at(1)))
  return headings
    .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1)
    .map(({ textContent }) => `The heading “${textContent}” is a small one, without a large one above it.`)
}

const isPast = (text: string, { now, zone }: Clock) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && text.slice(0, 10) < isoDay(now, zone)
