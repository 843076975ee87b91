import { useOriginalLang, useT } from "./words.tsx"

export function SchoolText({ text, className }: { text: string; className?: string }) {
  const words = useT()(text)
  const original = useOriginalLang()

  return (
    <span className={className} lang={words === text ? original : undefined}>
      {words}
    </span>
  )
}
