import { attempt } from "../attempt.ts"
import { unescaped } from "./html.ts"

export const maxFigures = 40

const longestAlt = 300
export const longestCaption = 500

/** One picture in a stored text. The address has no origin, so that a site may move. */
export const figurePattern = String.raw`<figure><img src="/images/([\w.~%!'()*\-]+)"(?: alt="((?:[^"<>&]|&(?:amp|lt|gt|quot);)*)")?(?: width="[1-9]\d{0,4}" height="[1-9]\d{0,4}")?>(?:<figcaption>((?:[^<>&]|&(?:amp|lt|gt);)+)</figcaption>)?</figure>`

const imageStart = '<img src="/images/'

export interface Figure {
  /** The name in the store. */
  file: string
  /** Empty for a decorative picture; null if nobody has decided. */
  alt: string | null
  caption: string
  width?: number
  height?: number
}

/** In the order of the text. */
export function figuresIn(text: string): (Figure & { html: string })[] {
  if (!text.includes(imageStart)) return []
  return [...text.matchAll(new RegExp(figurePattern, "g"))].map(([html, file = "", alt, caption = ""]) => ({
    html,
    file: decoded(file),
    alt: alt === undefined ? null : unescaped(alt),
    caption: unescaped(caption),
  }))
}

export function asFigure({ file, alt, caption, ...size }: Figure): string {
  const words = alt === null ? "" : ` alt="${inAttribute(alt)}"`
  const sized = size.width && size.height ? ` width="${size.width}" height="${size.height}"` : ""
  const image = `${imageStart}${encodeURIComponent(file)}"${words}${sized}>`
  return figureHtml(image, escaped(caption))
}

/** Keeps quotes, as escaping them would lengthen the text beyond its limit. */
export const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

export const inAttribute = (text: string) => escaped(text).replaceAll('"', "&quot;")

const figureHtml = (image: string, caption: string) =>
  `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`

/** @returns a fault in words; undefined for a text whose pictures are within the bounds */
export function figureFault(text: string): string | undefined {
  const figures = figuresIn(text)
  if (figures.length > maxFigures) return `A text may have at most ${maxFigures} pictures.`
  if (figures.some(({ alt }) => alt && alt.length > longestAlt))
    return `Please describe each picture in at most ${longestAlt} characters.`
  if (figures.some(({ caption }) => caption.length > longestCaption))
    return `Please use at most ${longestCaption} characters below a picture.`
  return undefined
}

/** For search: replaces each picture by its alternative text and caption. */
export const withFigureText = (text: string) =>
  figuresIn(text).reduce(
    (text, { html, alt, caption }) => text.replace(html, () => `<p>${escaped(`${alt ?? ""} ${caption}`)}</p>`),
    text,
  )

/** For feeds and for programs on other sites. */
export const withOrigin = (text: string, origin: string) =>
  text.replaceAll(imageStart, imageStart.replace("/images/", `${origin}/images/`))

/** Undoes `withOrigin`. */
export function withoutOrigin(text: string, origin: string): string {
  const source = /(<img\b[^<>]*?\ssrc=["']?)(https?:\/\/[^/"'\s<>]+)(?=\/images\/)/gi
  return text.replace(source, (found, before, of) => (of === origin ? before : found))
}

/** Removes pictures from a text, or from JSON with texts: those of some files, or all. */
export function withoutFigures(text: string, files?: ReadonlySet<string>): string {
  if (!text.includes("<figure>")) return text
  const figure =
    /<figure><img src=\\*"[^"\\<>]*?\/images\/([^"\\]+)\\*"[^<>]*>(?:<figcaption>[^<>]*<\/figcaption>)?<\/figure>/g
  return text.replace(figure, (html, file) => (!files || files.has(decoded(file)) ? "" : html))
}

const decoded = (file: string) => attempt(() => decodeURIComponent(file)) ?? file

/** The attributes of an image that may stay: one of this site's own pictures. */
export function ownImage({ src = "", alt, width = "", height = "" }: Record<string, string>): Record<string, string> {
  const [, file] = /^\/images\/([^/?#\\\ud800-\udfff]+)(?:[?#].*)?$/s.exec(src) ?? []
  const isSize = (text: string) => /^[1-9]\d{0,4}$/.test(text)
  return {
    ...(file && { src: `/images/${encodeURIComponent(decoded(file))}` }),
    ...(alt !== undefined && { alt }),
    ...(isSize(width) && isSize(height) && { width, height }),
  }
}

/** Puts each image into its own figure, after the block that contained it. */
export function liftFigures(clean: string): string {
  if (!/<(?:img|figure|figcaption)\b/.test(clean)) return clean
  const out: string[] = []
  const pending: string[] = []
  let depth = 0
  let figure: { image?: string; caption: string } | undefined
  let isCaption = false
  for (const [token, closes, name] of clean.matchAll(/<(\/?)(\w+)[^<>]*>|[^<>]+/g)) {
    if (name === "figure") {
      if (figure?.image) pending.push(figureHtml(figure.image, figure.caption.replace(/\s+/g, " ").trim()))
      else if (figure) out.push(figure.caption)
      figure = closes ? undefined : { caption: "" }
    } else if (name === "figcaption") isCaption = !closes && figure !== undefined
    else if (name === "img" && figure && !figure.image) figure.image = token
    else if (name === "img") pending.push(figureHtml(token, ""))
    else if (isCaption && figure) figure.caption += name ? " " : token
    else if (!figure || token.trim()) out.push(token)
    if (name && !isVoid.test(name) && !isFigure.test(name) && !isCaption) depth += closes ? -1 : 1
    if (depth === 0) out.push(...pending.splice(0))
  }
  return out.join("").replace(emptied, "")
}

const isVoid = /^(?:br|hr|img)$/
const isFigure = /^fig/

/** A paragraph that contained only an image, perhaps in a link. */
const emptied = /<p(?: [^<>]*)?>(?:\s|<\/?(?:a|strong|em|span)\b[^<>]*>)*<\/p>(?=<figure>)/g
