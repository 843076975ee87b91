import { unescaped } from "./html.ts"
import { safeRichText } from "./rich-text.ts"

export const plainText = (html: string): string =>
  withLineBreaks(safeRichText(html).replace(nextItem, " · ")).replace(/\s+/g, " ").trim()

const nextItem = /(?<![.!?…,;:])<\/li>\s*<li(?: [^>]*)?>/g

export function plainLines(html: string): string {
  return withLineBreaks(
    safeRichText(html)
      .replace(/\s+/g, " ")
      .replace(/<li(?: [^>]*)?>/g, "• "),
  )
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()
}

function withLineBreaks(html: string) {
  const broken = withSeparatedCells(html).replace(lineEnd, "\n")
  return unescaped(broken.replace(/<[^<>]*>/g, ""))
}

const lineEnd = /<(?:[uo]l|\/(?:p|h[23]|li|blockquote|tr|figure)|[bh]r ?\/?)>/gi

/** A row becomes a line, with a dot between its cells. Empty cells are left out. */
function withSeparatedCells(html: string) {
  if (!html.includes("<table>")) return html
  const shown = html.replace(/<(t[hd])>(?:\s|<br>)*<\/\1>/g, "")
  return shown.replace(/<\/t[hd]>\s*<t[hd]>/g, " · ").replace(/<table>/g, "\n")
}

/** Removes control characters and lone surrogates, which XML and calendars must not contain. */
export const withoutControls = (document: string): string =>
  document.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
