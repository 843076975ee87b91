import { useOriginalLang, useT } from "./words.tsx"

/** A text of the school itself, which the office may have given words in the language of the page; else it is English. */
export function SchoolText({ text, className }: { text: string; className?: string }) {
  const words = useT()(text)
  const original = useOriginalLang()

  return (
    <span className={className} lang={words === text ? original : undefined}>
      {words}
    </span>
  )
}
