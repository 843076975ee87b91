const attributeNames: Record<string, string> = {
  class: "class",
  href: "href",
  style: "data-style",
  "data-aria-level": "data-aria-level",
  "data-list": "data-list",
  role: "role",
  colspan: "colspan",
  rowspan: "rowspan",
  ...{ src: "data-src", alt: "alt", width: "width", height: "height" },
  ...{ type: "type", datetime: "datetime" },
}

/** Keeps only used attributes (`style` as `data-style`): others violate the CSP, even in a detached document. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withAllowedAttributes(html), "text/html").body

const hidden = /<!--[\s\S]*?-->|<style[\s\S]*?<\/style>/gi

const tagStart = /<([a-z][^\s/>]*)/gi

/** One attribute, by the tokenizer's rules (https://html.spec.whatwg.org/#before-attribute-name-state). */
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y

const tagEnd = /[\s/]*>/y

function withAllowedAttributes(html: string): string {
  const visible = html.replace(hidden, "")
  let output = ""
  let position = 0
  for (const { 0: start, 1: name = "", index } of visible.matchAll(tagStart)) {
    if (index < position) continue
    const { attributes, end } = readAttributes(visible, index + start.length)
    output += `${visible.slice(position, index)}${end ? `<${name}${attributes}>` : ""}`
    position = end ?? visible.length
  }
  return output + visible.slice(position)
}

/** The kept attributes as text, and the end of the tag; null for an unclosed one. */
function readAttributes(html: string, from: number): { attributes: string; end: number | null } {
  let attributes = ""
  let at = from
  for (;;) {
    tagEnd.lastIndex = at
    if (tagEnd.test(html)) return { attributes, end: tagEnd.lastIndex }
    attribute.lastIndex = at
    const found = attribute.exec(html)
    if (!found) return { attributes, end: null }
    const name = attributeNames[found[1]?.toLowerCase() ?? ""]
    if (name) attributes += ` ${name}=${quoted(found[2] ?? "")}`
    at = attribute.lastIndex
  }
}

const quoted = (value: string) => (/^["']/.test(value) ? value : `"${value.replaceAll('"', "&quot;")}"`)
