import { wordPattern } from "../../base/ui/texts/word-pattern.ts"
import { bodyOf, linesAsHtml, wordsIn } from "../writing/words.ts"

/** Selects the words' first occurrence in the screen's fields and texts, except in `excluded`. */
export function selectWords(quote: string, excluded: Element | null): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>("main :is(textarea, input[type=text])")
  // A quote is one line, but its source may be several.
  const pattern = wordPattern(quote, "\\s+")
  for (const field of fields) {
    const match = pattern.exec(field.value)
    if (!match) continue
    field.focus()
    field.setSelectionRange(match.index, match.index + match[0].length)
    return true
  }
  return selectInTexts(quote, excluded)
}

/** Compares words, because spaces differ between a text and its quote. */
function selectInTexts(quote: string, excluded: Element | null) {
  const quoted = wordsIn(bodyOf(linesAsHtml(quote)))
  const words = wordsIn(document.querySelector("main") ?? document.body).filter(({ node }) => !excluded?.contains(node))
  const at = words.findIndex((_, index) => quoted.every(({ text }, step) => words[index + step]?.text === text))
  const [first, last] = [words[at], words[at + quoted.length - 1]]
  if (!first || !last) return false
  first.node.parentElement?.closest<HTMLElement>("[contenteditable=true]")?.focus()
  getSelection()?.setBaseAndExtent(first.node, first.start, last.node, last.end)
  first.node.parentElement?.scrollIntoView({ block: "center" })
  return true
}
