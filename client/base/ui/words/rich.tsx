import { createElement, Fragment, type ReactNode } from "react"
import type { Translate } from "./translate.ts"

/** Renderers of `<name>text</name>`, and values of placeholders such as `{name}`. */
type Parts = Record<string, ((words: string) => ReactNode) | string | number>

/** `rich(t, "Read <a>our policy</a>.", { a: (words) => <Link to="/policy">{words}</Link> })` */
export function rich(t: Translate, text: string, parts: Parts): ReactNode {
  const pieces = t(text).split(/(<\w+>.*?<\/\w+>|\{\w+\})/)
  return createElement(Fragment, null, ...pieces.map((piece) => renderPiece(piece, parts)))
}

function renderPiece(piece: string, parts: Parts): ReactNode {
  const [, name = "", words = ""] = /^[<{](\w+)[>}](?:(.*)<\/\w+>)?$/.exec(piece) ?? []
  const part = parts[name]
  return typeof part === "function" ? part(words) : (part ?? piece)
}
