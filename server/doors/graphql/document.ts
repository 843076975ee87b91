import { type DocumentNode, parse } from "graphql"
import { limits } from "../../base/api/limits.ts"
import { attempt } from "../../base/attempt.ts"

export const isTooLong = (text: unknown) => typeof text === "string" && text.length > limits.documentLength

/** Undefined for an overlong or invalid document, which Apollo Server then rejects. */
export function readDocument(text: unknown): DocumentNode | undefined {
  if (typeof text !== "string" || isTooLong(text)) return undefined
  return attempt(() => parse(text, { maxTokens: limits.tokens, noLocation: true }))
}
