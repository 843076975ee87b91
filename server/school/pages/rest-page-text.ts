import { attempt } from "../../base/attempt.ts"
import { conflict } from "../../base/failures/failures.ts"
import { escaped, inAttribute } from "../../base/text/figures.ts"
import { isBlank, sanitizeRichText } from "../../base/text/rich-text.ts"
import type { RestPageFragment } from "../../generated/rest.ts"

type Texts = Pick<
  RestPageFragment,
  "pageText" | "facts" | "prices" | "sections" | "shownTexts" | "documents" | "related"
>

const strong = (text: string) => `<strong>${escaped(text)}</strong>`
const heading = (text: string) => `<p>${strong(text)}</p>`
const list = (lines: string[]) => (lines.length ? `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>` : "")
const link = (path: string, title: string) => `<a href="${inAttribute(path)}">${escaped(title)}</a>`

function partsOf({ facts, prices, sections, shownTexts, documents, related }: Texts): string {
  return [
    ...facts.map(({ term, value }) => `<p>${strong(term)}: ${escaped(value)}</p>`),
    ...prices.map(({ title, prices }) => {
      const lines = prices.map(({ what, amount, per }) => escaped(`${what}: ${amount}${per && ` ${per}`}`))
      return heading(title) + list(lines)
    }),
    ...sections.map((section, at) => heading(section.heading) + (shownTexts[at] ?? "")),
    list(documents.map(({ title, file }) => link(file.url, title))),
    list(related.map(({ title, path }) => link(path, title))),
  ].join("")
}

export const fullText = (page: Texts) => page.pageText + partsOf(page)

/**
 * Inverts `fullText`; a text without any parts is returned as is.
 * @throws CONFLICT if the parts were changed, as REST cannot store them
 */
export function mainText(sent: string, page: Texts): string {
  const parts = partsOf(page)
  if (parts === "") return sent
  if (sent.endsWith(parts)) return sent.slice(0, -parts.length)
  const [clean, cleanParts] = [sanitized(sent), sanitized(parts)]
  if (clean.endsWith(cleanParts)) return clean.slice(0, -cleanParts.length)
  if (piecesOf(cleanParts).some((piece) => clean.includes(piece) && !page.pageText.includes(piece)))
    throw conflict(
      "The facts, prices, sections, documents and links at the end of `pageText` cannot be changed here, or were changed meanwhile. " +
        "Please send them as they are now, or the main text alone.",
    )
  return sent
}

/** Returns a refused text unchanged, as storing it fails later. */
const sanitized = (html: string) => attempt(() => sanitizeRichText(html)) ?? html

/** Lines, terms and headings, any of which reveals that edited parts were sent. */
const piecesOf = (parts: string) =>
  [...parts.matchAll(/<(p|li)>.*?<\/\1>/gs), ...parts.matchAll(/<p><strong>[^<]*<\/strong>:?/g)]
    .map(([piece]) => piece)
    .filter((piece) => !isBlank(piece))
