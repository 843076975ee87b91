import { type DocumentNode, parse } from "graphql"
import { limits } from "../../base/api/limits.ts"

export const isTooLong = (text: unknown) => typeof text === "string" && text.length > limits.documentLength

/** A document within the limits of its length; undefined for anything else, of which Apollo Server says what is wrong. */
export function readDocument(text: unknown): DocumentNode | undefined {
  if (typeof text !== "string" || isTooLong(text)) return undefined
  try {
    return parse(text, { maxTokens: limits.tokens, noLocation: true })
  } catch {
    return undefined
  }
}
