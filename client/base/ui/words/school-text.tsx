import type { Values } from "./translate.ts"
import { useOriginalLang, useT } from "./words.tsx"

/** `<p {...said(site.motto)} />`: a text of the school in the page's language, or marked as English. */
export function useTextProps() {
  const t = useT()
  const original = useOriginalLang()
  return (text: string, values?: Values) => ({
    children: t(text, values),
    lang: !text || t.knows(text) ? undefined : original,
  })
}

export function SchoolText({ text, className }: { text: string; className?: string }) {
  return <span className={className} {...useTextProps()(text)} />
}
