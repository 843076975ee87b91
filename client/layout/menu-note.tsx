import { useSite } from "./site-info.tsx"

export function MenuNote({ of, className }: { of: string; className?: string }) {
  const note = useSite()?.menuNotes.find(({ path }) => path === of)?.note
  return note ? <span className={className}>{note}</span> : null
}
