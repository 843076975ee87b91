import { bodyOf, linesAsHtml, wordsIn } from "../writing/words.ts"

/** Selects the words where they first stand in the fields and texts of the screen, but for `beside`. */
export function selectWords(quote: string, beside: Element | null): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>("main :is(textarea, input[type=text])")
  const found = [...fields].flatMap((field) => {
    const match = withAnySpaces(quote).exec(field.value)
    return match ? { field, start: match.index, end: match.index + match[0].length } : []
  })
  const [first] = found
  first?.field.focus()
  first?.field.setSelectionRange(first.start, first.end)
  return first !== undefined || selectInTexts(quote, beside)
}

/** A quote is on one line, its text may be on several. */
function withAnySpaces(quote: string) {
  const words = quote.split(" ").map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(words.join("\\s+"))
}

/** By words: spaces differ between a text and what was quoted of it. */
function selectInTexts(quote: string, beside: Element | null) {
  const wanted = wordsIn(bodyOf(linesAsHtml(quote)))
  const words = wordsIn(document.querySelector("main") ?? document.body).filter(({ node }) => !beside?.contains(node))
  const at = words.findIndex((_, index) => wanted.every(({ text }, step) => words[index + step]?.text === text))
  const [first, last] = [words[at], words[at + wanted.length - 1]]
  if (!first || !last) return false
  first.node.parentElement?.closest<HTMLElement>("[contenteditable=true]")?.focus()
  getSelection()?.setBaseAndExtent(first.node, first.start, last.node, last.end)
  first.node.parentElement?.scrollIntoView({ block: "center" })
  return true
}
