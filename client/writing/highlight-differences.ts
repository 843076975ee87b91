import { diffArrays } from "diff"
import { bodyOf, maxDiffMs, runsOf, textOf, type Word, wordsIn, wrap } from "./words.ts"

/** Two texts as HTML, each with a `mark` around the words that the other has not. Fetched when it is needed. */
export function highlightDifferences(one: string, other: string): [one: string, other: string] {
  const [left, right] = [bodyOf(one), bodyOf(other)]
  const [leftWords, rightWords] = [wordsIn(left), wordsIn(right)]
  const parts = diffArrays(leftWords.map(textOf), rightWords.map(textOf), { timeout: maxDiffMs })
  if (!parts) return [one, other]

  const onlyLeft = new Set<Word>()
  const onlyRight = new Set<Word>()
  for (const { added, removed, count } of parts) {
    const ofLeft = added ? [] : leftWords.splice(0, count)
    const ofRight = removed ? [] : rightWords.splice(0, count)
    if (removed) for (const word of ofLeft) onlyLeft.add(word)
    if (added) for (const word of ofRight) onlyRight.add(word)
  }
  mark(onlyLeft)
  mark(onlyRight)
  return [left.innerHTML, right.innerHTML]
}

/** From the end, so that what is cut off leaves the places before it as they are. */
function mark(words: Set<Word>) {
  for (const run of runsOf([...words]).reverse()) wrap(run, "mark")
}
