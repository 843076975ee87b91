/** Matches the words of a text, with the pattern `between` in place of its spaces. */
export function wordPattern(text: string, between: string, flags = ""): RegExp {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(words.join(between), flags)
}
