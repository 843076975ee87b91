import type { Draft } from "./draft.ts"
import { isEqual, isPlain } from "./is-equal.ts"

/** What a draft is about, to distinguish it from others. */
export type Summary = {
  /** What was written in the first field that differs from what the writing began with. */
  title: string
  /** How the longest of the others begins. */
  words: string
  pictures: number
}

/** Reads it from the content, whatever form that belongs to. */
export function summaryOf({ content, basis }: Pick<Draft, "content" | "basis">): Summary {
  const before: Record<string, unknown> = isPlain(basis.content) ? basis.content : {}
  const written = isPlain(content)
    ? Object.entries(content).filter(([name, value]) => !isEqual(value, before[name]))
    : []
  const [title = "", ...others] = written.map(([, value]) => textOf(value)).filter(Boolean)
  const longest = others.reduce((one, other) => (other.length > one.length ? other : one), "")
  return { title: begun(title, 80), words: begun(longest, 140), pictures: picturesIn(content) }
}

/** Text is plain or HTML, by what it begins with: editors give nothing else. */
function textOf(value: unknown): string {
  if (typeof value !== "string") return ""
  const text = value.startsWith("<") ? plainText(value) : value
  return text.replaceAll(/\s+/g, " ").trim()
}

function plainText(html: string) {
  const { body } = new DOMParser().parseFromString(html.replaceAll("</", " </"), "text/html")
  return body.textContent ?? ""
}

function picturesIn(value: unknown): number {
  if (value instanceof File) return 1
  return isPlain(value) ? Object.values(value).reduce<number>((sum, part) => sum + picturesIn(part), 0) : 0
}

/** The first of its new pictures. */
export function firstFile(value: unknown): File | undefined {
  if (value instanceof File) return value
  if (!isPlain(value)) return undefined
  for (const part of Object.values(value)) {
    const file = firstFile(part)
    if (file) return file
  }
}

function begun(text: string, most: number) {
  return text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, "")} …` : text
}

/** "Relay day: the first words of it, and 2 pictures", for a sentence. */
export function nameOf({ title, pictures }: Summary): string {
  if (title) return `“${title}”`
  return pictures > 0 ? counted(pictures) : "What you wrote"
}

export function counted(pictures: number) {
  return pictures === 1 ? "one picture" : `${pictures} pictures`
}
