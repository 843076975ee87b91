import { counted } from "../../base/ui/texts/counted.ts"
import type { OfficeSiteFieldsFragment as Site } from "../../generated/office.ts"
import type { AnyFields, FieldOptions } from "../../items/forms/field.ts"
import { excerptOf } from "../../items/writing/summary.ts"
import type { SitePart } from "./parts.ts"

/** `of`: the site's field with this setting. A choice is a switch, a number, or one of several. */
export type Setting = FieldOptions & {
  of: string
  value: string
  defaultValue: string
  isChoice: boolean
  /** True for non-empty text. */
  isText: boolean
}

type Values = Record<string, unknown>

export function settingsOf({ form }: SitePart, site: Site, defaults: Site): Setting[] {
  const { fields = {}, within } = form ?? {}
  if (!within) return settingsIn(fields, site, defaults)
  return settingsIn(fields, site[within] as Values, defaults[within] as Values, { of: within })
}

function settingsIn(fields: AnyFields, now: Values = {}, usual: Values = {}, outer: Partial<Setting> = {}): Setting[] {
  return Object.entries(fields).flatMap(([name, { options }]) => {
    const { label, shortLabel = label, choices, isNumber } = options
    const [value, defaultValue] = [now[name], usual[name]]
    const own = { ...outer, ...options, of: outer.of ?? name, label: `${outer.label ?? ""}${label}` }
    if (options.fields && !options.noun)
      return settingsIn(options.fields, value as Values, defaultValue as Values, { ...own, label: `${shortLabel}: ` })
    const isChoice = typeof value === "boolean" || Boolean(isNumber || choices)
    const isText = (typeof value === "string" || Array.isArray(value)) && value.length > 0
    return {
      ...own,
      value: valueText(options, value),
      defaultValue: valueText(options, defaultValue),
      isChoice,
      isText,
    }
  })
}

function valueText({ noun, choices, always }: FieldOptions, value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off"
  if (Array.isArray(value) && noun && value.length > 0) return counted(value.length, noun)
  if (Array.isArray(value)) {
    const chosen = value.filter((each) => each !== always)
    return chosen.map((each) => choices?.[each] ?? each).join(", ") || "Empty"
  }
  if (typeof value === "object" && value) return "Chosen"
  return value == null || value === "" ? "Empty" : (choices?.[`${value}`] ?? `${value}`)
}

/** Summarises the texts and lists; an empty string for a part of pictures and switches. */
export function summaryOf(settings: Setting[]): string {
  const texts = settings.filter(({ isText }) => isText)
  return excerptOf([...new Set(texts.map(({ value }) => value))].join(" · "), 80)
}

/** The settings of a part that match all words, or all settings if the part itself matches; null for none. */
export function matchingSettings(q: string, { title, note, words }: SitePart, settings: Setting[]): Setting[] | null {
  const searchWords = normalized(q).split(/\s+/)
  const ofPart = normalized([title, note, words].join(" "))
  const found = settings.filter(({ label, shortLabel, hint, words, value }) => {
    const own = normalized([label, shortLabel, hint, words, value].join(" "))
    return (
      searchWords.some((word) => own.includes(word)) && searchWords.every((word) => `${ofPart} ${own}`.includes(word))
    )
  })
  if (found.length > 0) return found
  return searchWords.every((word) => ofPart.includes(word)) ? settings : null
}

const normalized = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()
