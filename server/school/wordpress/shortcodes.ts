const attributes = String.raw`((?:\s[^\[\]]*)?)`
const shortcode = new RegExp(String.raw`\[(\/?)([a-z][\w-]*)${attributes}\]`, "gi")

const coreShortcodes = new Set(["audio", "video", "playlist", "embed", "gallery", "caption", "wp_caption"])

/** Turns media into links and drops plugins' shortcodes; keeps other text in brackets. */
export function withoutShortcodes(text: string): { html: string; dropped: string[] } {
  const dropped = new Set<string>()
  const closed = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name))
  const html = text
    .replace(
      new RegExp(String.raw`\[(?:wp_)?caption${attributes}\]([\s\S]{0,5000}?)\[/(?:wp_)?caption\]`, "gi"),
      asFigure,
    )
    .replace(/\[embed[^\]]{0,500}\]([\s\S]{0,2000}?)\[\/embed\]/gi, (_, url: string) => `\n\n${url}\n\n`)
    .replace(new RegExp(String.raw`\[gallery${attributes}\]`, "gi"), (_, attrs: string) => asGallery(attrs))
    .replace(shortcode, (match, closing: string, name: string, attrs: string) => {
      if (!isShortcode(name, attrs) && !closed.has(name)) return match
      const mediaUrl = /\b(?:src|mp3|mp4|ogg|m4a|url)="?(https?:[^"\s\]]+)/.exec(attrs)?.[1]
      if (!closing) dropped.add(name)
      return mediaUrl ? `\n\n${mediaUrl}\n\n` : ""
    })
  return { html, dropped: [...dropped] }
}

/** Assumes that such names and attributes in brackets occur only in shortcodes. */
const isShortcode = (name: string, attrs: string) =>
  coreShortcodes.has(name.toLowerCase()) || attrs.includes("=") || /[-_]/.test(name)

function asFigure(_: string, attrs: string, inner: string) {
  const image = /(?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? ""
  const caption = /\bcaption="([^"]*)"/.exec(attrs)?.[1] ?? inner.replace(image, "")
  return `<figure>${image}<figcaption>${caption}</figcaption></figure>`
}

/** Without ids, a gallery shows all pictures attached to the post. */
function asGallery(attrs: string) {
  const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(attrs)?.[1]
  return `<figure data-gallery="${ids ?? "attached"}"></figure>`
}
