import { Parser } from "htmlparser2"
import { figuresIn, withoutOrigin } from "../../base/text/figures.ts"
import { isBlank, longestRichText, RichTextError, sanitizeRichText } from "../../base/text/rich-text.ts"
import { withoutShortcodes } from "./shortcodes.ts"
import { placeOf, type TextImage, TextWriter } from "./text-writer.ts"

export interface ReadText {
  /** Has `placeOf` in place of each image. */
  html: string
  images: TextImage[]
  showsAttached: boolean
  dropped: string[]
}

/** Real texts nest some dozens of elements. */
const maxDepth = 200

/** Reads block and classic editor texts. Links within `blogUrl` become relative. @throws RichTextFault */
export function readText(content: string, blogUrl: string): ReadText {
  // WordPress's markup multiplies the length.
  if (content.length > 5 * longestRichText) throw new RichTextError("This text is too long.")
  const { html, dropped } = withoutShortcodes(content)
  const writer = new TextWriter(!content.includes("<!-- wp:"), blogUrl)
  let text = ""
  let depth = 0
  const flush = () => {
    if (text) writer.text(text)
    text = ""
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        flush()
        // The parser scans all open elements at every tag.
        if (++depth > maxDepth) throw new RichTextError(`This text has more than ${maxDepth} levels of nesting.`)
        writer.begin(name, attributes)
      },
      onclosetag(name) {
        flush()
        depth--
        writer.end(name)
      },
      ontext: (piece) => (text += piece),
      onend: flush,
    },
    { decodeEntities: true },
  )
  parser.end(html.replace(/\r\n?/g, "\n"))
  const written = sanitizeRichText(writer.finish())
  return {
    html: isBlank(written) ? "" : written,
    images: writer.images,
    showsAttached: writer.showsAttached,
    dropped: [...dropped.map((name) => `the shortcode [${name}]`), ...writer.dropped],
  }
}

/** Reads text written by `exportWordpress`: rich text as is, then a gallery. */
export function readOwnText(content: string, blogUrl: string): ReadText {
  const [, written = "", ids = ""] = /^([\s\S]*?)(?:\[gallery ids="([\d,]*)"\])?$/.exec(content) ?? []
  const text = sanitizeRichText(withoutOrigin(written.replaceAll(`<a href="${blogUrl}/`, '<a href="/'), blogUrl))
  const figures = figuresIn(text)
  const html = figures.reduce((html, figure, index) => html.replace(figure.html, () => placeOf(index)), text)
  const images = [
    ...figures.map(({ file, alt, caption }) => ({ src: file, alt: alt ?? "", caption })),
    ...ids.split(",").flatMap((id) => (id ? { id: Number(id), caption: "" } : [])),
  ]
  return { html, images, showsAttached: false, dropped: [] }
}
