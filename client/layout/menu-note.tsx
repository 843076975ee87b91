import { useSite } from "./site-info.tsx"

/** What the school says of a page that the menu leads to; nothing where it says nothing. */
export function MenuNote({ of, className }: { of: string; className?: string }) {
  const note = useSite()?.menuNotes.find(({ path }) => path === of)?.note
  return note ? <span className={className}>{note}</span> : null
}
