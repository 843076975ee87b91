import { useOriginalLang } from "../ui/words/words.tsx"
import { useSite } from "./site-info.tsx"

/** What the school says of a page, beside the link to it. */
export function MenuNote({ of, className }: { of: string; className?: string }) {
  const lang = useOriginalLang()
  const note = useSite()?.menuNotes.find(({ path }) => path === of)?.note
  if (!note) return null
  return (
    <span className={className} lang={lang}>
      {note}
    </span>
  )
}
