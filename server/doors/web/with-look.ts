import type { Look } from "../../content/site-info/look/look.ts"

export interface PageLook extends Pick<Look, "typeface"> {
  version: string | null
  stylesheet: string | null
  frame: string[]
}

/** The page's template in the school's own look; unchanged for the built-in one. */
export function withLook(template: string, { version, stylesheet, frame, typeface }: PageLook): string {
  if (!version) return template
  const [light = "", dark = ""] = frame
  const own = template
    .replace(/<meta name="theme-color" content="[^"]*"(?= media="\(prefers-color-scheme: light)/, themed(light))
    .replace(/<meta name="theme-color" content="[^"]*"(?= media="\(prefers-color-scheme: dark)/, themed(dark))
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="/look/${version}/32.png" type="image/png">`)
    .replace("/icons/apple-touch.png", `/look/${version}/apple-touch.png`)
    .replace("<!--head-->", `<link rel="stylesheet" href="${stylesheet}">$&`)
  return typeface === "sans" ? own.replace(/<link\s+rel="preload"[^>]*young-serif[^>]*>/, "") : own
}

const themed = (colour: string) => `<meta name="theme-color" content="${colour}"`
