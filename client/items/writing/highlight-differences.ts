import { bodyOf, partsOf, runsOf, sameText, type Word, wordsIn, wrap } from "./words.ts"

export function highlightDifferences(one: string, other: string): [one: string, other: string] {
  const [left, right] = [bodyOf(one), bodyOf(other)]
  const differing = partsOf(wordsIn(left), wordsIn(right), sameText)?.filter(({ isSame }) => !isSame)
  if (!differing) return [one, other]

  mark(differing.flatMap(({ before }) => before))
  mark(differing.flatMap(({ after }) => after))
  return [left.innerHTML, right.innerHTML]
}

/** From the end, so that earlier positions stay valid. */
function mark(words: Word[]) {
  for (const run of runsOf(words).reverse()) wrap(run, "mark")
}
