import { type ASTNode, GraphQLError } from "graphql"
import type { Level } from "pino"
import { inEnglish, msg, type Sentence } from "../words.ts"

interface Failure {
  status: number
  /** Default: `info`. */
  level?: Level
  meaning: string
  /** Default seconds until a retry makes sense. Absent: the same request fails again. */
  retryAfter?: number
  /** True for failures of a GraphQL document, which REST never answers. */
  graphqlOnly?: true
}

/** GraphQL's `extensions.code` and its REST status (design section 8: the old client answers 403 with one refresh). */
const failures = {
  BAD_USER_INPUT: {
    status: 400,
    meaning: "A value is missing or invalid. `fields` has a message for each rejected field.",
  },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: "The document is not valid GraphQL.", graphqlOnly: true },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: "The document does not match this schema.", graphqlOnly: true },
  TOO_EXPENSIVE: {
    status: 400,
    meaning: "The document exceeds the limits of a single request; split it into several.",
    graphqlOnly: true,
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: "The document has no operation with the given name, or has several and none was named.",
    graphqlOnly: true,
  },
  BAD_REQUEST: {
    status: 400,
    meaning: "Not a GraphQL over HTTP request: it has no document, or could be a form sent by another site.",
    graphqlOnly: true,
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 404,
    meaning: "No document with this hash has been sent yet: send its text with the hash once.",
    graphqlOnly: true,
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning: "Not signed in, or the credentials are invalid. `fields.code`: a second factor is required.",
  },
  INVALID_TOKEN: {
    status: 403,
    meaning: "The access token has expired or was revoked. Refresh the session once and retry.",
  },
  FORBIDDEN: { status: 403, level: "warn", meaning: "This account is not allowed to do this." },
  NOT_FOUND: {
    status: 404,
    meaning:
      "Not found, or not visible to this viewer. `inBin`: it was deleted and can be restored; `by` and `at` " +
      "say by whom and when.",
  },
  METHOD_NOT_ALLOWED: { status: 405, meaning: "The address exists but does not support this method." },
  CONFLICT: {
    status: 409,
    meaning:
      "Somebody else changed it first, or the name is taken. For an edit, or an add that repeats an " +
      "`idempotencyKey`, `stored` is the current item, null if it was deleted; `by` and `at` say who changed " +
      "or deleted it and when.",
  },
  TOO_LARGE: { status: 413, meaning: "The body, a file or the document is too large." },
  UNSUPPORTED_PICTURE: { status: 415, meaning: "Not a supported picture type." },
  TOO_MANY_REQUESTS: {
    status: 429,
    level: "warn",
    meaning: "Too many attempts, or the daily quota is used up. `retryAfter` says when to retry.",
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    level: "error",
    meaning: "The server failed. Its log lists the request under the `X-Request-Id` header.",
  },
  TIMED_OUT: {
    status: 503,
    level: "warn",
    meaning: "The request took too long. Ask for less, or retry after `retryAfter`.",
    retryAfter: 5,
  },
  BUSY: { status: 503, level: "warn", meaning: "The server is overloaded. Retry after `retryAfter`.", retryAfter: 5 },
  UNAVAILABLE: {
    status: 503,
    level: "error",
    meaning: "The site's data is unavailable, or nothing can be stored. Retry after `retryAfter`.",
    retryAfter: 60,
  },
  NO_ROOM: {
    status: 507,
    level: "error",
    meaning: "The server's disk is full: reading still works, writing does not. Retry after `retryAfter`.",
    retryAfter: 600,
  },
} as const satisfies Record<string, Failure>

export type FailureCode = keyof typeof failures

const rows: Record<FailureCode, Failure> = failures

export const failureCodes = Object.keys(failures) as [FailureCode, ...FailureCode[]]

export const isGraphqlOnly = (code: FailureCode) => rows[code].graphqlOnly === true

export const restFailureCodes = failureCodes.filter((code) => !isGraphqlOnly(code)) as typeof failureCodes

/** A message for each rejected input field, by its path such as `title` or `images.0.caption`. */
export type FieldMessages = Record<string, string>

/** A `Sentence` if it contains values, so that a page can translate it. */
export type Message = string | Sentence

type FieldSentence = Sentence & { field?: string }

/** Details in addition to the message. Never the rejected input. */
interface FailureDetails {
  fields?: FieldMessages
  sentences?: FieldSentence[]
  /** The item as stored now, for CONFLICT; null if it is deleted. */
  stored?: unknown
  /** The account that changed or deleted the item, for CONFLICT and the bin; null for the site itself. */
  by?: { id: number; name: string } | null
  /** The time of that change, ISO 8601 in UTC. */
  at?: string
  inBin?: boolean
  /** Seconds until another try makes sense. */
  retryAfter?: number
}

function failure(code: FailureCode, message: Message | FieldSentence[], details: FailureDetails = {}) {
  const { retryAfter } = rows[code]
  const sentences = Array.isArray(message) ? message : [sentenceOf(message)]
  return new GraphQLError([...new Set(sentences.map(inEnglish))].join(" "), {
    extensions: {
      code,
      ...(retryAfter && { retryAfter }),
      ...details,
      ...(sentences.some(({ values }) => values) && { sentences }),
    },
  })
}

/** `cause` is only for the log. */
const causedBy = (cause: unknown, code: FailureCode, message: string) =>
  Object.assign(failure(code, message), { cause })

export const sentenceOf = (message: Message): Sentence => (typeof message === "string" ? { text: message } : message)

export function badInput(messages: Record<string, Message>) {
  const sentences = Object.entries(messages).map(([field, message]) => ({ field, ...sentenceOf(message) }))
  const fields = Object.fromEntries(sentences.map((sentence) => [sentence.field, inEnglish(sentence)]))
  return failure("BAD_USER_INPUT", sentences, { fields })
}
export const typeMismatch = (fields: FieldMessages) => failure("BAD_USER_INPUT", "Some values do not fit.", { fields })
export const badRequest = (message: string) => failure("BAD_USER_INPUT", message)
export const tooExpensive = (message: string, node?: ASTNode) =>
  new GraphQLError(message, { nodes: node, extensions: { code: "TOO_EXPENSIVE" satisfies FailureCode } })
/** Clients recognise it by this message. */
export const persistedQueryNotFound = () => failure("PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound")
export const unauthenticated = (message = "Please sign in.") => failure("UNAUTHENTICATED", message)
export const codeRequired = (message: string) => failure("UNAUTHENTICATED", message, { fields: { code: message } })
export const invalidToken = () => failure("INVALID_TOKEN", "Your session has ended. Please sign in again.")
export const forbidden = (message = "Your account may not do this.") => failure("FORBIDDEN", message)
export const notFound = (subject = "This item") => gone(`${subject} does not exist.`)
export const gone = (message: Message) => failure("NOT_FOUND", message)
export const inBin = (deletion: Pick<FailureDetails, "by" | "at">) =>
  failure("NOT_FOUND", "This item was deleted. It is in the bin.", { inBin: true, ...deletion })
export const methodNotAllowed = () =>
  failure("METHOD_NOT_ALLOWED", "This address has no such method. `Allow` names those it has.")
export const conflict = (
  message: Message,
  stored?: unknown,
  otherChange: Pick<FailureDetails, "by" | "at" | "inBin"> = {},
) => failure("CONFLICT", message, { stored, ...otherChange })
export const tooLarge = (message: string) => failure("TOO_LARGE", message)
export const unsupportedPicture = (message: string) => failure("UNSUPPORTED_PICTURE", message)
export const timedOut = () => failure("TIMED_OUT", msg("This took too long. Please ask for less, or try again later."))
/** For an overloaded machine, or a locked database. */
export const busy = (cause?: unknown) =>
  causedBy(cause, "BUSY", msg("The site is very busy. Please try again in a moment."))
export const unavailable = (cause: unknown) =>
  causedBy(cause, "UNAVAILABLE", msg("The site cannot reach its data at the moment. Please try again in a minute."))
export const cannotStore = (cause: unknown) =>
  causedBy(cause, "UNAVAILABLE", msg("The site can store nothing at the moment. Please try again later."))
export const noRoom = (cause: unknown) =>
  causedBy(
    cause,
    "NO_ROOM",
    msg("The server has no room left to store this. Please tell the school’s office, and try again later."),
  )
export const tooManyRequests = (seconds: number, why: Message = msg("Too many attempts.")) =>
  failure("TOO_MANY_REQUESTS", [sentenceOf(why), tryAgainIn(seconds)], { retryAfter: seconds })

export function codeOf(error: { extensions?: { code?: unknown } }): FailureCode {
  const code = error.extensions?.code
  return typeof code === "string" && code in failures ? (code as FailureCode) : "INTERNAL_SERVER_ERROR"
}

export const statusOf = (code: FailureCode) => rows[code].status
export const levelOf = (code: FailureCode) => rows[code].level ?? "info"
export const meaningOf = (code: FailureCode) => rows[code].meaning
/** True if the same request may be sent again, after the failure's `retryAfter` seconds. */
export const mayRetry = (code: FailureCode) => code === "TOO_MANY_REQUESTS" || rows[code].retryAfter !== undefined

/** Seconds until a request with these errors may be retried; undefined if a retry is of no use. */
export function retryAfterOf(errors: readonly { extensions?: { retryAfter?: unknown } }[] = []): number | undefined {
  const seconds = errors.flatMap(({ extensions }) => Number(extensions?.retryAfter ?? []) || [])
  return seconds.length > 0 ? Math.max(...seconds) : undefined
}

function tryAgainIn(seconds: number): Sentence {
  if (seconds < 90) return { text: msg("Please try again in {count} seconds."), values: { count: seconds } }
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 90 * 60) return { text: msg("Please try again in {count} minutes."), values: { count: minutes } }
  return { text: msg("Please try again in {count} hours."), values: { count: Math.ceil(minutes / 60) } }
}
