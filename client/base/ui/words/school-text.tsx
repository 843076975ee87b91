import { useOriginalLang, useT } from "./words.tsx"

/** A text by the office: its own translation in the page's language, or English. */
export function SchoolText({ text, className }: { text: string; className?: string }) {
  const words = useT()(text)
  const original = useOriginalLang()

  return (
    <span className={className} lang={words === text ? original : undefined}>
      {words}
    </span>
  )
}
