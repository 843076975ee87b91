import { Field } from "type-graphql"
import { plainText } from "./plain-text.ts"

/** Characters. */
const longest = 280

/** The first words of rich text, for lists and for where a page is shared. */
export const OpeningField = () =>
  Field(() => String, { description: `Its first words as plain text, at most ${longest} characters.` })

/** The first words of rich text, cut at a word's end. */
export function opening(html: string): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const end = text.lastIndexOf(" ", longest - 1)
  return `${text.slice(0, end > 0 ? end : longest - 1).replace(/[,;:–-]$/, "")}…`
}
