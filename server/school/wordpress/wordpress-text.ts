import { Parser } from "htmlparser2"
import { isBlank, longestRichText, RichTextFault, sanitizeRichText } from "../../base/text/rich-text.ts"
import { withoutShortcodes } from "./shortcodes.ts"
import { type TextImage, TextWriter } from "./text-writer.ts"

export interface ReadText {
  html: string
  images: TextImage[]
  /** True if it shows all attached pictures. */
  showsAttached: boolean
  /** Contents that have no place here, in words. */
  dropped: string[]
}

/** Blocks within blocks are some dozens. */
const deepest = 200

/** Also of the older editor, with paragraphs by blank lines. `blogUrl`: links within it become links within this site. @throws RichTextFault */
export function readText(content: string, blogUrl: string): ReadText {
  // WordPress's markup makes a text a few times as long.
  if (content.length > 5 * longestRichText) throw new RichTextFault("This text is too long.")
  const { html, dropped } = withoutShortcodes(content)
  const writer = new TextWriter(!content.includes("<!-- wp:"), blogUrl)
  // A text comes in pieces, as it has entities.
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
        // The parser looks through all that are open at every tag.
        if (++depth > deepest) throw new RichTextFault(`This text has more than ${deepest} elements within each other.`)
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

/** Reads what this site itself has put into such a file: rich text as it is, and after it the pictures of a gallery. */
export function readOwnText(content: string, blogUrl: string): ReadText {
  const [, written = "", ids = ""] = /^([\s\S]*?)(?:\[gallery ids="([\d,]*)"\])?$/.exec(content) ?? []
  const images = ids.split(",").flatMap((id) => (id ? { id: Number(id), caption: "" } : []))
  const html = sanitizeRichText(written.replaceAll(`<a href="${blogUrl}/`, '<a href="/'))
  return { html, images, showsAttached: false, dropped: [] }
}
