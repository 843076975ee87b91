import { LRUCache } from "lru-cache"
import sanitizeHtml from "sanitize-html"
import { cleanCheckFor } from "./clean-html.ts"
import { figureFault, liftFigures, maxFigures, ownImage } from "./figures.ts"
import { textScalar } from "./text-scalar.ts"

/** Characters, as sent and as stored. */
export const longestRichText = 200_000

/** The parser scans all open elements at every tag: tens of thousands would block the site for seconds. */
const maxNesting = 100

const textClasses = ["ql-size-small", "ql-size-large"]
const indentClasses = Array.from({ length: 8 }, (_, level) => `ql-indent-${level + 1}`)

/** The editor shows tables of this size without delay. Columns are counted in the longest row. */
export const largestTable = { rows: 100, columns: 20, cells: 1000 }

/**
 * Everything the editor can make. Headings are `h2` and `h3`, as a text is below its item's title, an `h1`;
 * in a section of a page, which has an `h2` of its own, the screen shows them one level lower.
 */
const allowed = {
  allowedTags: "p br h2 h3 hr strong em ol ul li blockquote table tr th td span a".split(" "),
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
  transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3" },
} satisfies sanitizeHtml.IOptions

/** Images are allowed only in figures that match `figurePattern`. */
const withImages = {
  allowedTags: [...allowed.allowedTags, "figure", "figcaption", "img"],
  allowedAttributes: { ...allowed.allowedAttributes, img: ["src", "alt", "width", "height"] },
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, attributes) => ({ tagName, attribs: ownImage(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
} satisfies sanitizeHtml.IOptions

export class RichTextError extends Error {}

/** Returns clean HTML byte for byte. @throws RichTextFault for a text that is too long, or nested too deeply */
export function sanitizeRichText(html: string): string {
  refuseLongText(html)
  const clean = isClean(html, maxNesting) ? html.trim() : rewriteRichText(html)
  refuseLargeTables(clean)
  const fault = figureFault(clean)
  if (fault) throw new RichTextError(fault)
  return clean
}

export function rewriteRichText(html: string): string {
  const safe = sanitized(html)
  const lifted = liftFigures(safe)
  // Elements around a figure may now be where the parser would close them.
  const clean = (lifted === safe ? safe : sanitized(lifted)).trim()
  refuseLongText(clean)
  return clean
}

const sanitized = (html: string) =>
  sanitizeHtml(html, { ...allowed, ...withImages, ...depthGuard() }).replaceAll(/<((?:[bh]r|img)\b[^<>]*) \/>/g, "<$1>")

function refuseLongText({ length }: string) {
  if (length > longestRichText)
    throw new RichTextError(
      `This text is too long: please use at most ${longestRichText.toLocaleString("en-GB")} characters.`,
    )
}

function refuseLargeTables(html: string) {
  const { rows, columns, cells } = largestTable
  for (const table of html.split("<table>").slice(1)) {
    const lengths = table.split("<tr>").map((row) => row.split(/<t[hd]>/).length - 1)
    if (lengths.length - 1 > rows || Math.max(...lengths) > columns || sum(lengths) > cells)
      throw new RichTextError(`A table may have at most ${tableBounds}. Please divide it.`)
  }
}

const tableBounds = `${largestTable.rows} rows, ${largestTable.columns} columns and ${largestTable.cells.toLocaleString("en-GB")} cells`

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

function depthGuard(): Pick<sanitizeHtml.IOptions, "onOpenTag" | "onCloseTag"> {
  let depth = 0
  return {
    onOpenTag() {
      depth++
      if (depth > maxNesting) throw new RichTextError(`This text has more than ${maxNesting} levels of nesting.`)
    },
    onCloseTag() {
      depth--
    },
  }
}

export const isClean = cleanCheckFor(allowed)

const cleanCache = new LRUCache<string, string>({ maxSize: 2_000_000, sizeCalculation: ({ length }) => length + 100 })

/** A cache key that is nearly unique: hashing a whole text for each row takes longer than a comparison. */
const cacheKeyOf = (html: string) => `${html.length} ${html.slice(html.length / 2).slice(0, 20)} ${html.slice(-30)}`

/** Sanitises stored texts that bypassed the sanitiser; a text that it refuses is shown as plain text. */
export function safeRichText(html: string): string {
  const key = cacheKeyOf(html)
  if (cleanCache.get(key) === html) return html
  if (isClean(html)) {
    cleanCache.set(key, html)
    return html
  }
  try {
    return sanitizeRichText(html)
  } catch (error) {
    if (error instanceof RichTextError) return html.replaceAll("<", "&lt;")
    throw error
  }
}

/** True if clean HTML shows neither text nor a picture; an empty editor leaves `<p><br></p>`. */
export const isBlank = (html: string): boolean =>
  !html.includes("<figure>") && isInvisible(html.replace(/<[^<>]*>|&nbsp;/g, ""))

/** True for plain text that shows nothing. It may contain invisible characters, such as U+200B. */
export const isInvisible = (text: string) => /^[\s\p{Cc}\p{DI}\u2800]*$/u.test(text)

/** Cleaned by `validateArgument`: GraphQL parses values before it is known whether the caller may write. */
export const RichText = textScalar(
  "RichText",
  `HTML of \`${allowed.allowedTags.join(" ")}[href]\`, with the classes \`ql-size-small\`, \`ql-size-large\` and ` +
    "`ql-indent-1` to `ql-indent-8`. Headings below `h3` become `h3`, and `h1` becomes `h2`. A picture is a block of its " +
    "own, `<figure><img src alt width height><figcaption>…</figcaption></figure>`, whose `src` is the `url` of a picture " +
    "that `PictureInput` may name; on output it is absolute, with a key if the picture is not public. Without `alt` it is not described yet; with an empty one it " +
    "is decorative. Anything else is removed on input, so it is safe to render. At most " +
    `${longestRichText.toLocaleString("en-GB")} characters, ${maxFigures} pictures and ${maxNesting} levels of ` +
    `nesting; a table has at most ${tableBounds}.`,
  safeRichText,
)
