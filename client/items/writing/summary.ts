import type { PictureFile } from "../../base/ui/pictures/picture.tsx"
import { isPictureFile } from "../../base/ui/pictures/picture-input.ts"
import type { Translate } from "../../base/ui/words/translate.ts"
import type { Draft } from "./draft.ts"
import { isMissing, storedNames } from "./draft-files.ts"
import { isEqual, isPlain } from "./is-equal.ts"

export type ShownPicture = File | PictureFile

export type Summary = {
  /** The text of the first changed field. */
  title: string
  /** The beginning of the longest other field. */
  words: string
  pictures: ShownPicture[]
  /** The number of chosen pictures that are on another device. */
  missing: number
}

export function summaryOf({ content, basis }: Pick<Draft, "content" | "basis">): Summary {
  const before: Record<string, unknown> = isPlain(basis.content) ? basis.content : {}
  const changes = isPlain(content)
    ? Object.entries(content).filter(([name, value]) => !isEqual(value, before[name]))
    : []
  const [title = "", ...others] = changes.map(([, value]) => textOf(value)).filter(Boolean)
  const longest = others.reduce((one, other) => (other.length > one.length ? other : one), "")
  return {
    title: truncated(title, 80),
    words: truncated(longest, 140),
    pictures: picturesIn(content, storedNames(before)),
    missing: nestedValues(content).filter(isMissing).length,
  }
}

export const excerptOf = (value: unknown, max: number) => truncated(textOf(value, max * 8), max)

/** Decides by the first character: editors return only plain text or HTML. Reads only the start: runs at each key. */
function textOf(value: unknown, max = 5000): string {
  if (typeof value !== "string") return ""
  const text = value.startsWith("<") ? plainText(value.slice(0, max)) : value
  return text.replaceAll(/\s+/g, " ").trim()
}

function plainText(html: string) {
  const spaced = html.replaceAll(/<(?!\/?(?:a|b|em|i|strong|span)\b)/g, " <")
  const { body } = new DOMParser().parseFromString(spaced, "text/html")
  return body.textContent ?? ""
}

function picturesIn(content: unknown, before: string[]): ShownPicture[] {
  return nestedValues(content).flatMap((part) => {
    if (part instanceof File) return part
    return isPlain(part) && isPictureFile(part.stored) && !before.includes(String(part.name)) ? part.stored : []
  })
}

/** Counts a picture with blurred faces once, without its `clear` file. */
const nestedValues = (content: unknown): unknown[] =>
  isPlain(content) ? [content, ...Object.values({ ...content, clear: undefined }).flatMap(nestedValues)] : [content]

const truncated = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, "")} …` : text

/** "Relay day: the first words of it, and 2 pictures", for use in a sentence. */
export function nameOf(t: Translate, { title, pictures }: Summary): string {
  if (title) return t("“{title}”", { title })
  return pictures.length > 0 ? counted(t, pictures.length) : t("What you wrote")
}

export const counted = (t: Translate, pictures: number) =>
  t.count(pictures, { one: "one picture", other: "{count} pictures" })
