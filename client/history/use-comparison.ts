import { useEffect, useState } from "react"

export type Compare = Pick<typeof import("./compared-text.ts"), "comparedText" | "linesAsHtml">

/** What compares words: fetched when versions are first compared. Null until it has come. */
export function useComparison(): Compare | null {
  const [compare, setCompare] = useState<Compare | null>(null)

  useEffect(() => {
    let gone = false
    import("./compared-text.ts").then(
      ({ comparedText, linesAsHtml }) => !gone && setCompare({ comparedText, linesAsHtml }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])

  return compare
}
