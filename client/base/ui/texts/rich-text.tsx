import type { MouseEvent } from "react"
import { useNavigate } from "react-router-dom"
import { originalLanguage } from "../words/language.ts"
import { linksIn, withoutLanguage } from "../words/language-path.ts"
import { useLanguage } from "../words/words.tsx"
import { classNames } from "./class-names.ts"
import style from "./rich-text.module.css"

/** The server sanitised the HTML when it was saved. */
export function RichText({ html, className, lang }: { html: string; className?: string; lang?: string }) {
  const language = useLanguage()
  const linked = language === originalLanguage ? html : linksIn(language, html)
  const follow = useFollowing(linked)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are on the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click
    <div
      className={classNames(style.richText, className)}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned with an allow-list at every write (design section 9)
      dangerouslySetInnerHTML={{ __html: withDirections(linked) }}
    />
  )
}

/** Matches the editor: Arabic and Hebrew paragraphs run right to left, including bullets and bars. */
function withDirections(html: string) {
  return html.replaceAll(/<(p|ul|ol|blockquote)(?=[ >])/g, '<$1 dir="auto"')
}

function useFollowing(html: string) {
  const navigate = useNavigate()

  return (event: MouseEvent) => {
    const path = (event.target as Element).closest("a")?.getAttribute("href")
    if (!path?.startsWith("/") || !leadsTo(path, html) || opensElsewhere(event)) return
    event.preventDefault()
    navigate(withoutLanguage(path))
  }
}

/** Stored HTML always quotes attributes. */
function leadsTo(path: string, html: string) {
  return html.includes(`href="#${path.replaceAll("&", "&amp;")}"`)
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return ctrlKey || metaKey || shiftKey || altKey
}
