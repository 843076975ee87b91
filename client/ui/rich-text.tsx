import { classNames } from "./class-names.ts"
import style from "./rich-text.module.css"

type RichTextProps = { html: string; className?: string }

/** Stored rich text as it looks to a reader. The server cleaned the HTML when it was saved. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned with an allow-list at every write (design section 9)
  return <div className={classNames(style.richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
