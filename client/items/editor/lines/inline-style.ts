import type { Marks } from "./lines.ts"
import { sizeOfFontSize } from "./text-size.ts"

/** Parses by hand: browsers drop Word's `mso-…` properties. */
export function inlineStyle(element: Element): Map<string, string> {
  const declarations = (element.getAttribute("data-style") ?? "").split(";")
  return new Map(
    declarations.map((declaration) => {
      const [name = "", ...value] = declaration.toLowerCase().split(":")
      return [name.trim(), value.join(":").trim()]
    }),
  )
}

export function marksOfStyle(style: Map<string, string>): Marks {
  const weight = style.get("font-weight")
  const slant = style.get("font-style")
  const size = sizeOfFontSize(style.get("font-size"))
  return {
    ...(weight && { bold: /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600 }),
    ...(slant && { italic: /^(italic|oblique)/.test(slant) }),
    ...(size && { size }),
  }
}

/** A length in CSS pixels; `base` is 1em or 100 %. Undefined for anything other than a plain length. */
export function pixels(length: string | undefined, base = 16): number | undefined {
  const keyword = keywordPixels[length ?? ""]
  if (keyword) return keyword
  const [, number, unit = ""] = /^(-?[\d.]+)(px|pt|em|rem|%|in|cm|mm|pc)/.exec(length ?? "") ?? []
  const scale = { em: base, "%": base / 100, ...unitPixels }[unit]
  return scale === undefined ? undefined : Number(number) * scale
}

/** Spread a little wider than in browsers, so that `large` counts as large text (normalise-sizes.ts). */
const keywordPixels: Record<string, number> = {
  "x-small": 10,
  small: 12.8,
  medium: 16,
  large: 21,
  "x-large": 24,
  "xx-large": 32,
}

const unitPixels: Record<string, number> = { px: 1, pt: 4 / 3, rem: 16, in: 96, cm: 37.8, mm: 3.78, pc: 16 }

export function keepsSpaces(style: Map<string, string>): boolean | undefined {
  const whiteSpace = style.get("white-space") ?? style.get("white-space-collapse")
  return whiteSpace && /^(pre|preserve|break-spaces)/.test(whiteSpace) ? true : whiteSpace ? false : undefined
}
