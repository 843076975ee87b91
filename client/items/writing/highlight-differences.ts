import { bodyOf, diffOf, sameText, wordsIn, wrapAll } from "./words.ts"

export function highlightDifferences(one: string, other: string): [one: string, other: string] {
  const [left, right] = [bodyOf(one), bodyOf(other)]
  const differing = diffOf(wordsIn(left), wordsIn(right), sameText)?.filter(({ isSame }) => !isSame)
  if (!differing) return [one, other]

  for (const side of ["before", "after"] as const)
    wrapAll(
      differing.flatMap((part) => part[side]),
      "mark",
    )
  return [left.innerHTML, right.innerHTML]
}
