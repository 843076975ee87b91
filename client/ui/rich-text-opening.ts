/** The first words of rich text as plain text, cut at a word's end. At most `length` characters and an ellipsis. */
export function opening(html: string, length: number): string {
  const spaced = html.replace(/<(?:\/p|\/li|br)>/g, " ")
  const text = (new DOMParser().parseFromString(spaced, "text/html").body.textContent ?? "").replace(/\s+/g, " ").trim()
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(" ", length)).replace(/[,;:–-]$/, "")}…`
}
