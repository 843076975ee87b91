import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors"
import { msg, type Translate, type Values } from "../words/translate.ts"

/** `text` is in English, the staff's language; `inWords` returns it in the page's language. */
export type Failure = {
  /** The server's code, such as `FORBIDDEN`; `NO_ANSWER` if unreachable, `STOPPED` if the user aborted. */
  code: string
  text: string
  fields: Record<string, string>
  /** The parts of `text`, if it has placeholders; `field` if a sentence is a field's message. */
  sentences?: { text: string; values?: Values; field?: string }[]
  /** For CONFLICT: the item as it is stored now. */
  stored?: unknown
  /** For CONFLICT and a deleted item: who changed it and when, ISO 8601; null for the site itself. */
  by?: { id: number; name: string } | null
  at?: string
  inBin?: boolean
}

/** A refusal by this page itself, shown like a server failure. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return graphqlFailure(error)
  if (error instanceof DOMException && error.name === "AbortError") return failure("STOPPED", stopped)
  if (error instanceof Refused) return failure(error.code, error.message)
  if (ServerError.is(error)) return failure(String(error.statusCode), serverFaults[error.statusCode] ?? serverFault)
  return failure("NO_ANSWER", msg("The server did not answer. Please check your connection and try again."))
}

const failure = (code: string, text: string): Failure => ({ code, text, fields: {} })

function graphqlFailure({ errors: [first] }: CombinedGraphQLErrors): Failure {
  const { code = "", fields = {}, ...more } = (first?.extensions ?? {}) as Partial<Failure>
  const { sentences, stored, by, at, inBin } = more
  return { code, text: first?.message ?? serverFault, fields, sentences, stored, by, at, inBin }
}

/** Ignores NOT_FOUND: an unanswered earlier request may have deleted the item. */
export function ignoreNotFound(error: unknown) {
  if (failureOf(error).code !== "NOT_FOUND") throw error
}

export const failureText = (t: Translate, { text, sentences = [{ text }] }: Failure) =>
  sentences.map((sentence) => t(sentence.text, sentence.values)).join(" ")

/** Empty without an answer: the request may have been carried out. */
export const failureTitle = ({ code }: Failure, title: string): string => (code === "NO_ANSWER" ? "" : title)

/** The request may have arrived: sending is idempotent by name or version. */
const stopped = msg("What you wrote is still here. If it did arrive after all, sending it again does not duplicate it.")

const serverFault = msg("Something went wrong on our side. Please try again.")

const serverFaults: Record<number, string> = {
  413: msg("This is too large to be sent. A picture may have at most 10 MB."),
  429: msg("That was too often. Please wait a little and try again."),
}
