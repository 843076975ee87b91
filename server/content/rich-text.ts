import { GraphQLScalarType, Kind } from "graphql"
import sanitizeHtml from "sanitize-html"
import { cleanBy } from "./clean-html.ts"

const textClasses = ["ql-size-small", "ql-size-large"]
const indentClasses = Array.from({ length: 8 }, (_, level) => `ql-indent-${level + 1}`)

/** All that the toolbar can make, and links, which pasting keeps (design section 9). */
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

/** Cleans HTML from anyone. What is already clean comes back unchanged, byte for byte. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, allowed).replaceAll("<br />", "<br>").trim()
}

const isClean = cleanBy(allowed)

/** Stored rich text, as it may be shown: what did not come in through the sanitiser goes through it now. */
export function shownRichText(html: string): string {
  return isClean(html) ? html : sanitizeRichText(html)
}

/** Whether HTML shows any text at all; an empty editor leaves `<p><br></p>`. */
export function isBlank(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll("\u00a0", " ").trim() === ""
}

/** GraphQL's rich text. Cleaning happens here, as a value enters, so that no write can forget it. */
export const RichText = new GraphQLScalarType<string, string>({
  name: "RichText",
  description:
    "HTML of `p br strong em ol ul li blockquote span a[href]`, with the classes `ql-size-small`, `ql-size-large` and " +
    "`ql-indent-1` to `ql-indent-8`. Anything else is removed as it enters, so that it can be rendered as it is.",
  serialize: (html) => shownRichText(html as string),
  parseValue: (value) => sanitizeRichText(asString(value)),
  parseLiteral: (node) => sanitizeRichText(asString(node.kind === Kind.STRING ? node.value : undefined)),
})

function asString(value: unknown) {
  if (typeof value === "string") return value
  throw new TypeError("Rich text must be a string.")
}
