import { getStyleObjectFromCSS } from "lexical"
import type { TextSize } from "./lines.ts"

const sizes: TextSize[] = ["small", "large"]

/** The font size inside the editor. The variables are set in ui/rich-text.module.css, for page and editor. */
export const fontSizeOf = (size: TextSize) => `var(--${size}-text)`

export function sizeOfStyle(style: string): TextSize | undefined {
  return sizeOfFontSize(getStyleObjectFromCSS(style)["font-size"])
}

export function sizeOfFontSize(fontSize = ""): TextSize | undefined {
  return sizes.find((size) => fontSize.includes(fontSizeOf(size)))
}
