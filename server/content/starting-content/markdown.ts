import { Marked, type Token } from "marked"
import { parse } from "yaml"
import { sanitizeRichText } from "../../base/text/rich-text.ts"

/** Turns paragraphs in a quote into lines, as the editor has no paragraphs there. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    blockquote({ tokens }) {
      const line = (token: Token) =>
        token.type === "paragraph" ? this.parser.parseInline(token.tokens ?? []) : this.parser.parse([token])
      const written = tokens.filter(({ type }) => type !== "space")
      return written.map((token) => `<blockquote>${line(token)}</blockquote>`).join("")
    },
  },
})

export interface TextFile<Meta> {
  meta: Meta
  html: string
  /** The text below each heading, a line that begins with `## `. */
  sections: { heading: string; text: string }[]
}

export function readText<Meta>(source: string): TextFile<Meta> {
  const [, meta = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [null, "", source]
  const [opening = "", ...headed] = body.split(/^## (.+)$/m)
  const sections = headed.flatMap((heading, index) =>
    index % 2 === 0 ? { heading: heading.trim(), text: richTextOf(headed[index + 1] ?? "") } : [],
  )
  return { meta: parse(meta) as Meta, html: richTextOf(opening), sections }
}

/** Returns the HTML that the editor would have made. */
export function richTextOf(source: string): string {
  return sanitizeRichText(markdown.parse(source, { async: false }))
    .replaceAll(/>\s*\n\s*</g, "><")
    .replaceAll("\n", " ")
}
