import { getStyleObjectFromCSS } from "lexical"
import type { TextSize } from "./lines.ts"

const sizes: TextSize[] = ["small", "large"]

/** base/ui/texts/rich-text.module.css sets the variables, for page and editor. */
export const fontSizeOf = (size: TextSize) => `var(--${size}-text)`

export const sizeOfStyle = (style: string): TextSize | undefined =>
  sizeOfFontSize(getStyleObjectFromCSS(style)["font-size"])

export const sizeOfFontSize = (fontSize = ""): TextSize | undefined =>
  sizes.find((size) => fontSize.includes(fontSizeOf(size)))
