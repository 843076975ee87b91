import type { MouseEvent } from "react"
import { useNavigate } from "react-router-dom"
import { pictureFormats } from "../../../generated/constants.ts"
import { srcSet } from "../pictures/picture.tsx"
import { originalLanguage } from "../words/language.ts"
import { linksIn, withoutLanguage } from "../words/language-path.ts"
import { useLanguage, useT } from "../words/words.tsx"
import { classNames } from "./class-names.ts"
import style from "./rich-text.module.css"

interface RichTextProps {
  /** Sanitised by the server when it was saved. */
  html: string
  className?: string
  lang?: string
  /** The level of the heading above the text. The text's own headings are stored as `h2` and `h3`. */
  below?: 1 | 2
}

export function RichText({ html, className, lang, below = 1 }: RichTextProps) {
  const t = useT()
  const language = useLanguage()
  const linked = language === originalLanguage ? html : linksIn(language, html)
  const follow = useLinkClicks(linked)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are on the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click
    <div
      className={classNames(style.richText, className)}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned with an allow-list at every write (design section 9)
      dangerouslySetInnerHTML={{
        __html: withTableBoxes(withSources(withDirections(below === 1 ? linked : oneLevelLower(linked))), t("Table")),
      }}
    />
  )
}

/** Matches the editor: Arabic and Hebrew paragraphs run right to left, including bullets and bars. */
const withDirections = (html: string) => html.replaceAll(/<(p|ul|ol|blockquote|h\d|table)(?=[ >])/g, '<$1 dir="auto"')

const oneLevelLower = (html: string) =>
  html.replaceAll(/<(\/?)h([23])>/g, (_, slash, level) => `<${slash}h${Number(level) + 1}>`)

/** Offers the usual widths and formats, and loads lazily. Always from this host, whatever host the address names. */
function withSources(html: string) {
  return html.replaceAll(/<img src="[^"]*?(\/images\/[^"]+)"([^>]*)>/g, (_, url, rest) => {
    const size = Number(/ width="(\d+)"/.exec(rest)?.[1] ?? 960)
    const of = { url, width: size }
    const sources = pictureFormats.map(
      (format) => `<source type="image/${format}" srcset="${srcSet(of, format)}" sizes="${inText}">`,
    )
    const alt = rest.includes(" alt=") ? "" : ' alt=""'
    return `<picture>${sources.join("")}<img src="${url}" loading="lazy" decoding="async"${rest}${alt}></picture>`
  })
}

const inText = "(min-width: 48rem) 42rem, 100vw"

/** A wide table scrolls in a box of its own, by keyboard too. */
function withTableBoxes(html: string, name: string) {
  const box = `<div class="${style.scroll}" role="group" aria-label="${name}" tabindex="0">`
  return html.replaceAll("<table ", `${box}<table `).replaceAll("</table>", "</table></div>")
}

function useLinkClicks(html: string) {
  const navigate = useNavigate()

  return (event: MouseEvent) => {
    const path = (event.target as Element).closest("a")?.getAttribute("href")
    if (!path?.startsWith("/") || !leadsTo(path, html) || opensElsewhere(event)) return
    event.preventDefault()
    navigate(withoutLanguage(path))
  }
}

/** Stored HTML always quotes attributes. */
const leadsTo = (path: string, html: string) => html.includes(`href="#${path.replaceAll("&", "&amp;")}"`)

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey
