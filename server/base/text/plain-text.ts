import { shownRichText } from "./rich-text.ts"

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** Rich text as people read it, on one line. */
export function plainText(html: string): string {
  return onLines(shownRichText(html)).replace(/\s+/g, " ").trim()
}

/** Rich text as people read it, a line for each paragraph, with a dot before what is listed. */
export function plainLines(html: string): string {
  return onLines(
    shownRichText(html)
      .replace(/\s+/g, " ")
      .replace(/<li(?: [^>]*)?>/g, "• "),
  )
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()
}

function onLines(html: string) {
  const broken = html.replace(/<(?:\/p|\/li|\/blockquote|br ?\/?)>/gi, "\n")
  return broken.replace(/<[^<>]*>/g, "").replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

/** A document without the characters that neither XML nor a calendar may hold: controls, and halves of a pair. */
export function withoutControls(document: string): string {
  return document.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
}
