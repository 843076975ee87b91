import { SchoolText } from "../ui/words/school-text.tsx"
import { useSite } from "./site-info.tsx"

export function MenuNote({ of, className }: { of: string; className?: string }) {
  const note = useSite()?.menuNotes.find(({ path }) => path === of)?.note
  return note ? <SchoolText text={note} className={className} /> : null
}
