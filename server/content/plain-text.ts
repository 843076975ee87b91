import sanitizeHtml from "sanitize-html"

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** Rich text as people read it, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/p|\/li|\/blockquote|br)>/g, " ")
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim()
}
