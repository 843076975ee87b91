import type { VersionField } from "../../items/history/same-field.ts"
import { blocksOf } from "../../items/writing/words.ts"

/** The selected words within an element, without deleted ones. */
export function selectedWords(within: Element | null): string {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range || !within?.contains(range.commonAncestorContainer)) return ""
  const words = range.cloneContents()
  for (const deleted of words.querySelectorAll("del")) deleted.remove()
  for (const block of words.querySelectorAll("p, li, h2, h3, td, th, div")) block.append(" ")
  return onOneLine(words.textContent)
}

const onOneLine = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim()

const sentences = new Intl.Segmenter("en", { granularity: "sentence" })

export function sentencesIn(fields: VersionField[]): string[] {
  const texts = fields.flatMap(({ kind, text, pictures }) => [
    ...(kind === "RICH_TEXT" ? blocksOf(text ?? "").map((block) => block.textContent) : []),
    ...(kind === "TEXT" ? (text ?? "").split("\n") : []),
    ...pictures.map(({ caption }) => caption),
  ])
  const found = texts.flatMap((text) => [...sentences.segment(text ?? "")].map(({ segment }) => onOneLine(segment)))
  return [...new Set(found.filter(Boolean))]
}
