import { createCommand, type LexicalCommand } from "lexical"
import { counted } from "../../../base/ui/texts/counted.ts"
import type { Line } from "../lines/lines.ts"
import { isEmoji } from "../lines/lines-from-html.ts"
import { parseHtml } from "../lines/parse-html.ts"

/** The payload is one sentence, or empty. */
export const LEFT_OUT_COMMAND: LexicalCommand<string> = createCommand("LEFT_OUT_COMMAND")

/** Elements of a clipboard that a text cannot hold. Lost formatting is not reported. */
const kinds: [one: string, several: string, selector: string][] = [
  ["video", "videos", "video, iframe, embed, object"],
  ["form field", "form fields", "input:not([type=hidden]), select"],
  ["comment", "comments", '[data-style*="mso-element:comment"]:not([data-style*="comment-list"])'],
  ["deleted passage", "deleted passages", "del[datetime]"],
  ["table in a list", "tables in lists", "li table:not([role=presentation])"],
  // Excludes tracking pixels.
  ["picture", "pictures", 'img:not([width="0"], [width="1"])'],
]

/** Names in one sentence what was left out; empty if nothing was. */
export function leftOut(html: string, pasted: Line[]): string {
  const body = parseHtml(html)
  const parts = kinds.flatMap(([one, several, selector]) => {
    const found = [...body.querySelectorAll(selector)].filter((element) => !isEmoji(element.getAttribute("alt")))
    const count = found.length - (one === "picture" ? pasted.filter(({ figure }) => figure).length : 0)
    return count > 0 ? counted(count, one, several) : []
  })
  const all = parts.join(", ").replace(/, ([^,]*)$/, " and $1")
  const [, s] = /picture(s?)$/.exec(all) ?? []
  return all && `Pasted without ${all}${s === undefined ? "" : `: choose ${s ? "them" : "it"} with Insert`}.`
}
