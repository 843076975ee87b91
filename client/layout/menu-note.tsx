import { useOriginalLang } from "../ui/words/words.tsx"
import { useSite } from "./site-info.tsx"

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
