import { LRUCache } from "lru-cache"
import sanitizeHtml from "sanitize-html"
import { cleanBy } from "./clean-html.ts"
import { textScalar } from "./text-scalar.ts"

/** Characters, as sent and as stored. */
export const longestRichText = 200_000

/** The parser scans all open elements at every tag: tens of thousands would block the site for seconds. */
const deepestRichText = 100

const textClasses = ["ql-size-small", "ql-size-large"]
const indentClasses = Array.from({ length: 8 }, (_, level) => `ql-indent-${level + 1}`)

/** Everything the toolbar can make, and links, which pasting keeps (design section 9). */
const allowed = {
  allowedTags: ["p", "br", "strong", "em", "ol", "ul", "li", "blockquote", "span", "a"],
  allowedAttributes: { a: ["href"] },
  allowedClasses: {
    span: textClasses,
    strong: textClasses,
    em: textClasses,
    p: indentClasses,
    li: indentClasses,
    blockquote: indentClasses,
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { b: "strong", i: "em" },
} satisfies sanitizeHtml.IOptions

export class RichTextFault extends Error {}

/** Returns clean HTML byte for byte. @throws RichTextFault for a text that is too long, or nested too deeply */
export function sanitizeRichText(html: string): string {
  refuseLength(html)
  return isClean(html, deepestRichText) ? html.trim() : rewriteRichText(html)
}

export function rewriteRichText(html: string): string {
  const clean = sanitizeHtml(html, { ...allowed, ...refusingDepth() })
    .replaceAll("<br />", "<br>")
    .trim()
  refuseLength(clean)
  return clean
}

function refuseLength({ length }: string) {
  if (length > longestRichText)
    throw new RichTextFault(
      `This text is too long: please use at most ${longestRichText.toLocaleString("en-GB")} characters.`,
    )
}

function refusingDepth(): Pick<sanitizeHtml.IOptions, "onOpenTag" | "onCloseTag"> {
  let depth = 0
  return {
    onOpenTag() {
      depth++
      if (depth > deepestRichText)
        throw new RichTextFault(`This text has more than ${deepestRichText} levels of nesting.`)
    },
    onCloseTag() {
      depth--
    },
  }
}

export const isClean = cleanBy(allowed)

const shownBefore = new LRUCache<string, string>({ maxSize: 2_000_000, sizeCalculation: ({ length }) => length + 100 })

/** A cache key that is nearly unique: hashing a whole text for each row takes longer than a comparison. */
const markOf = (html: string) => `${html.length} ${html.slice(html.length / 2).slice(0, 20)} ${html.slice(-30)}`

/** Sanitises stored texts that bypassed the sanitiser; a text that it refuses is shown as plain text. */
export function shownRichText(html: string): string {
  const mark = markOf(html)
  if (shownBefore.get(mark) === html) return html
  if (isClean(html)) {
    shownBefore.set(mark, html)
    return html
  }
  try {
    return sanitizeRichText(html)
  } catch (error) {
    if (error instanceof RichTextFault) return html.replaceAll("<", "&lt;")
    throw error
  }
}

/** True if clean HTML shows no text; an empty editor leaves `<p><br></p>`. */
export function isBlank(html: string): boolean {
  return isUnseen(html.replace(/<[^<>]*>|&nbsp;/g, ""))
}

/** True for plain text that shows nothing. It may hold invisible characters, such as U+200B. */
export const isUnseen = (text: string) => /^[\s\p{Cc}\p{DI}\u2800]*$/u.test(text)

/** Cleaned by `validateArgument`: GraphQL parses values before it is known whether the caller may write. */
export const RichText = textScalar(
  "RichText",
  "HTML of `p br strong em ol ul li blockquote span a[href]`, with the classes `ql-size-small`, `ql-size-large` and " +
    "`ql-indent-1` to `ql-indent-8`. Anything else is removed on input, so it is safe to render. At most " +
    `${longestRichText.toLocaleString("en-GB")} characters and ${deepestRichText} levels of nesting.`,
  shownRichText,
)
