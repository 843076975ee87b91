/** Matches the words of a text, with the pattern `separator` in place of its spaces. */
export function wordPattern(text: string, separator: string, flags = ""): RegExp {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(words.join(separator), flags)
}
