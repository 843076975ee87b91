import type { VersionField } from "../../items/history/same-field.ts"
import { bodyOf } from "../../items/writing/words.ts"

/** The selected words within an element, without deleted ones. */
export function selectedWords(within: Element | null): string {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!range || !within?.contains(range.commonAncestorContainer)) return ""
  const words = range.cloneContents()
  for (const deleted of words.querySelectorAll("del")) deleted.remove()
  return onOneLine(linesOf(words).join(" "))
}

function linesOf(content: ParentNode & Node): string[] {
  for (const block of content.querySelectorAll("p, li, h2, h3, td, th, div, figcaption")) {
    block.prepend("\n")
    block.append("\n")
  }
  for (const end of content.querySelectorAll("br")) end.replaceWith("\n")
  return (content.textContent ?? "").split("\n")
}

const onOneLine = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim()

const sentences = new Intl.Segmenter("en", { granularity: "sentence" })

export function sentencesIn(fields: VersionField[]): string[] {
  const texts = fields.flatMap(({ kind, text, pictures }) => [
    ...(kind === "RICH_TEXT" ? linesOf(bodyOf(text ?? "")) : []),
    ...(kind === "TEXT" ? (text ?? "").split("\n") : []),
    ...pictures.map(({ caption }) => caption),
  ])
  const found = texts.flatMap((text) => [...sentences.segment(text ?? "")].map(({ segment }) => onOneLine(segment)))
  return [...new Set(found.filter(Boolean))]
}
