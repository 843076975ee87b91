const special: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** Undoes the escapes of clean rich text. */
export const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | false | null | undefined | Part[]

/** HTML in which every text is escaped. Lists are joined; false, null and undefined are dropped. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.map((piece, index) => piece + (index < parts.length ? render(parts[index]) : "")).join(""))

function render(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join("")
  if (part === false || part == null) return ""
  return String(part).replace(/[&<>"']/g, (letter) => special[letter] ?? letter)
}
