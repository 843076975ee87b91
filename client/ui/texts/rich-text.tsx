import type { MouseEvent } from "react"
import { useNavigate } from "react-router-dom"
import { originalLanguage } from "../words/language.ts"
import { linksIn, withoutLanguage } from "../words/language-path.ts"
import { useLanguage } from "../words/words.tsx"
import { classNames } from "./class-names.ts"
import style from "./rich-text.module.css"

/** `lang`: where it is not in the language of the page. */
type RichTextProps = { html: string; className?: string; lang?: string }

/** Stored rich text as it looks to a reader. The server cleaned the HTML when it was saved. */
export function RichText({ html, className, lang }: RichTextProps) {
  const language = useLanguage()
  const linked = language === originalLanguage ? html : linksIn(language, html)
  const follow = useFollowing(linked)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked
    <div
      className={classNames(style.richText, className)}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned with an allow-list at every write (design section 9)
      dangerouslySetInnerHTML={{ __html: withDirections(linked) }}
    />
  )
}

/** As in the editor: what begins with Arabic or Hebrew is read from the right, with its bullets and its bar. */
function withDirections(html: string) {
  return html.replaceAll(/<(p|ul|ol|blockquote)(?=[ >])/g, '<$1 dir="auto"')
}

/** Links have real addresses in a page that the server made, and keep them; a click stays within the app all the same. */
function useFollowing(html: string) {
  const navigate = useNavigate()

  return (event: MouseEvent) => {
    const path = (event.target as Element).closest("a")?.getAttribute("href")
    if (!path?.startsWith("/") || !leadsTo(path, html) || opensElsewhere(event)) return
    event.preventDefault()
    navigate(withoutLanguage(path))
  }
}

/** Stored HTML has its quotes in order. */
function leadsTo(path: string, html: string) {
  return html.includes(`href="#${path.replaceAll("&", "&amp;")}"`)
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return ctrlKey || metaKey || shiftKey || altKey
}
