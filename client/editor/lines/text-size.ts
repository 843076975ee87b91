import { getStyleObjectFromCSS } from "lexical"
import type { TextSize } from "./lines.ts"

/** The style that a size is inside the editor. The variables are set in ui/rich-text.module.css, for page and editor. */
export const styleOfSize: Record<TextSize, string> = {
  small: "var(--small-text)",
  large: "var(--large-text)",
}

export function sizeOfStyle(style: string): TextSize | undefined {
  return sizeOfFontSize(getStyleObjectFromCSS(style)["font-size"])
}

export function sizeOfFontSize(fontSize: string | undefined): TextSize | undefined {
  if (fontSize === styleOfSize.small) return "small"
  if (fontSize === styleOfSize.large) return "large"
}
