const attributes = String.raw`((?:\s[^\[\]]*)?)`
const shortcode = new RegExp(String.raw`\[(\/?)([a-z][\w-]*)${attributes}\]`, "gi")

const own = new Set(["audio", "video", "playlist", "embed", "gallery", "caption", "wp_caption"])

/** Turns media into links and drops plugins' shortcodes; keeps other text in brackets. */
export function withoutShortcodes(text: string): { html: string; dropped: string[] } {
  const dropped = new Set<string>()
  const ended = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name))
  const html = text
    .replace(
      new RegExp(String.raw`\[(?:wp_)?caption${attributes}\]([\s\S]{0,5000}?)\[/(?:wp_)?caption\]`, "gi"),
      asFigure,
    )
    .replace(/\[embed[^\]]{0,500}\]([\s\S]{0,2000}?)\[\/embed\]/gi, (_, url: string) => `\n\n${url}\n\n`)
    .replace(new RegExp(String.raw`\[gallery${attributes}\]`, "gi"), (_, given: string) => asGallery(given))
    .replace(shortcode, (whole, closing: string, name: string, given: string) => {
      if (!isShortcode(name, given) && !ended.has(name)) return whole
      const plays = /\b(?:src|mp3|mp4|ogg|m4a|url)="?(https?:[^"\s\]]+)/.exec(given)?.[1]
      if (!closing) dropped.add(name)
      return plays ? `\n\n${plays}\n\n` : ""
    })
  return { html, dropped: [...dropped] }
}

/** Assumes that such names and attributes in brackets occur only in shortcodes. */
const isShortcode = (name: string, given: string) =>
  own.has(name.toLowerCase()) || given.includes("=") || /[-_]/.test(name)

function asFigure(_: string, given: string, inner: string) {
  const image = /(?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? ""
  const said = /\bcaption="([^"]*)"/.exec(given)?.[1] ?? inner.replace(image, "")
  return `<figure>${image}<figcaption>${said}</figcaption></figure>`
}

/** Without ids, a gallery shows all pictures attached to the post. */
function asGallery(given: string) {
  const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(given)?.[1]
  return `<figure data-gallery="${ids ?? "attached"}"></figure>`
}
