import { type Marks, type Run, splitAtBreaks } from "./lines.ts"

/** A line without text holds a `<br>`, so that it keeps its height on the page. */
export function htmlFromRuns(runs: Run[]): string {
  const pieces = markBreaks(keepSpaces(splitAtBreaks(runs)))
  const needsBreak = pieces.length === 0 || pieces.at(-1)?.text === "\n"
  return htmlFromPieces(pieces, {}) + (needsBreak ? "<br>" : "")
}

/** HTML collapses spaces: leading and repeated ones become no-break spaces, trailing ones are removed. */
function keepSpaces(pieces: Run[]): Run[] {
  const joined = pieces.map(({ text }) => text).join("")
  if (!/\t|^ | [ \n]|\n | $/.test(joined)) return pieces
  const withoutTabs = joined.replaceAll("\t", " ")
  const visible = withoutTabs
    .replace(/ +(?=\n|$)/g, (spaces) => GONE.repeat(spaces.length))
    .replace(/ /g, (space, at) => (at === 0 || /[ \n]/.test(withoutTabs.charAt(at - 1)) ? "\u00a0" : space))
  let at = 0
  return pieces
    .map((piece) => {
      const from = at
      at += piece.text.length
      return { ...piece, text: visible.slice(from, at).replaceAll(GONE, "") }
    })
    .filter(({ text }) => text !== "")
}

const GONE = "\u0000"

/** A break has the marks that the text before and after it share, so that `<strong>a<br>b</strong>` stays whole. */
function markBreaks(pieces: Run[]): Run[] {
  return pieces.map((piece, at) => {
    if (piece.text !== "\n") return piece
    const before = pieces.slice(0, at).findLast(({ text }) => text !== "\n")
    const after = pieces.slice(at).find(({ text }) => text !== "\n")
    return { text: "\n", ...common(before, after) }
  })
}

function common(a: Marks | undefined, b: Marks | undefined): Marks {
  if (!a || !b) return {}
  return {
    bold: a.bold && b.bold,
    italic: a.italic && b.italic,
    size: a.size === b.size ? a.size : undefined,
    href: a.href === b.href ? a.href : undefined,
  }
}

const wrappers = ["href", "bold", "italic", "size"] as const
type Wrapper = (typeof wrappers)[number]

/** Wraps the longest stretch first, so that `<em>a <strong>b</strong></em>` survives a round trip. */
function htmlFromPieces(pieces: Run[], outer: Marks): string {
  let html = ""
  let rest = pieces
  for (let first = rest[0]; first; first = rest[0]) {
    const [mark, length] = longestWrapper(rest, outer)
    html += mark ? wrap(mark, rest.slice(0, length), outer) : htmlFromText(first.text)
    rest = rest.slice(mark ? length : 1)
  }
  return html
}

function longestWrapper(pieces: Run[], outer: Marks): [Wrapper | undefined, number] {
  let longest: [Wrapper | undefined, number] = [undefined, 0]
  for (const mark of wrappers) {
    if (!pieces[0]?.[mark] || outer[mark]) continue
    const length = sharedLength(pieces, mark)
    if (length > longest[1]) longest = [mark, length]
  }
  return longest
}

function sharedLength(pieces: Run[], mark: Wrapper) {
  const end = pieces.findIndex((piece) => piece[mark] !== pieces[0]?.[mark])
  return end < 0 ? pieces.length : end
}

function wrap(mark: Wrapper, pieces: Run[], outer: Marks) {
  const applied = { [mark]: pieces[0]?.[mark] }
  const size =
    mark !== "href" && !outer.size && sharedLength(pieces, "size") === pieces.length ? pieces[0]?.size : undefined
  const inside = htmlFromPieces(pieces, { ...outer, ...applied, ...(size && { size }) })
  const tag = tags[mark]
  return `<${tag}${size ? ` class="ql-size-${size}"` : ""}${hrefAttribute(applied.href)}>${inside}</${tag}>`
}

const tags: Record<Wrapper, string> = { href: "a", bold: "strong", italic: "em", size: "span" }

const hrefAttribute = (href: unknown) =>
  typeof href === "string" ? ` href="${escapeText(href).replaceAll('"', "&quot;")}"` : ""

const htmlFromText = (text: string) => (text === "\n" ? "<br>" : escapeText(text))

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
