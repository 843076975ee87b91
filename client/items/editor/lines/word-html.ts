import { inlineStyle } from "./inline-style.ts"
import type { ListKind } from "./lines.ts"

/** Word writes list items as paragraphs, with the marker as text and the list only in a style. */
export function wordListItem(paragraph: Element): { kind: ListKind; indent: number } | undefined {
  const [, level] = /\blevel(\d)/.exec(inlineStyle(paragraph).get("mso-list") ?? "") ?? []
  if (!level) return
  return { kind: isNumber(markerText(paragraph)) ? "ol" : "ul", indent: Number(level) - 1 }
}

function markerText(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll("[data-style]")].find((element) => isListMarker(inlineStyle(element)))
  return marker?.textContent?.trim() ?? ""
}

/** True for "1.", "a)", "(iv)". A bullet may also be a letter, in a symbol font, but nothing follows it. */
const isNumber = (marker: string) => /^\(?(\d+|[a-z]{1,5})[.)]/i.test(marker)

/** Word writes the number or bullet as text at the start of the item. */
export const isListMarker = (style: Map<string, string>): boolean => style.get("mso-list") === "ignore"

export function isWordArtifact(element: Element, style: Map<string, string>): boolean {
  if (style.get("mso-element")?.startsWith("comment")) return true
  if (element.classList.contains("MsoCommentReference")) return true
  return element.localName === "o:p" && element.textContent?.trim() === ""
}

/** "quote", or the level of a heading. */
export function wordStyle(paragraph: Element): "quote" | number | undefined {
  const [, name, level] = /\bMso(Title|Subtitle|Heading)(\d?)\b/.exec(paragraph.className) ?? []
  if (name) return name === "Subtitle" ? 2 : Number(level || 1)
  if (/\bMso(Intense)?Quote\b/.test(paragraph.className)) return "quote"
}
