import { GraphQLError } from "graphql"
import type { Level } from "pino"
import { msg } from "../words.ts"

/**
 * The one table of failures: GraphQL's `extensions.code`, the REST status, and the level at which the log tells of it.
 * The REST column is design section 8: 401 asks for credentials, 403 is what the old client answers with one refresh.
 */
const failures = {
  BAD_USER_INPUT: { status: 400, level: "info" },
  UNAUTHENTICATED: { status: 401, level: "info" },
  INVALID_TOKEN: { status: 403, level: "info" },
  FORBIDDEN: { status: 403, level: "warn" },
  NOT_FOUND: { status: 404, level: "info" },
  METHOD_NOT_ALLOWED: { status: 405, level: "info" },
  CONFLICT: { status: 409, level: "info" },
  TOO_LARGE: { status: 413, level: "info" },
  UNSUPPORTED_PICTURE: { status: 415, level: "info" },
  TOO_MANY_REQUESTS: { status: 429, level: "warn" },
  INTERNAL_SERVER_ERROR: { status: 500, level: "error" },
  TIMED_OUT: { status: 503, level: "warn" },
  BUSY: { status: 503, level: "warn" },
  UNAVAILABLE: { status: 503, level: "error" },
  NO_ROOM: { status: 507, level: "error" },
} as const satisfies Record<string, { status: number; level: Level }>

export type FailureCode = keyof typeof failures

export const failureCodes = Object.keys(failures) as [FailureCode, ...FailureCode[]]

/** A message for each input field that was refused, by its path such as `title` or `images.0.caption`. */
export type FieldMessages = Record<string, string>

/** What a failure tells beside its message. Never the rejected input. */
interface FailureDetails {
  fields?: FieldMessages
  /** For CONFLICT: the item as it is stored now. */
  stored?: unknown
  /** For CONFLICT and an item in the bin: who was faster, or deleted it; null for the site itself. */
  by?: { id: number; name: string } | null
  /** When that was, ISO 8601 in UTC. */
  at?: string
  /** For NOT_FOUND, told to those who may take it out again: whether the item lies in the bin. */
  inBin?: boolean
  /** For TOO_MANY_REQUESTS, BUSY and UNAVAILABLE: seconds until another try makes sense. */
  retryAfter?: number
}

function failure(code: FailureCode, message: string, details: FailureDetails = {}) {
  return new GraphQLError(message, { extensions: { code, ...details } })
}

export const badInput = (fields: FieldMessages) =>
  failure("BAD_USER_INPUT", Object.values(fields).join(" "), { fields })
/** For values that have not the types that the schema asks for. */
export const typeMismatch = (fields: FieldMessages) => failure("BAD_USER_INPUT", "Some values do not fit.", { fields })
/** For a request that breaks the rules of the transport, so that no field of a form is to blame. */
export const badRequest = (message: string) => failure("BAD_USER_INPUT", message)
export const unauthenticated = (message = "Please sign in.") => failure("UNAUTHENTICATED", message)
/** For a right password of an account that has a second factor too. */
export const codeRequired = (message: string) => failure("UNAUTHENTICATED", message, { fields: { code: message } })
export const invalidToken = () => failure("INVALID_TOKEN", "Your session has ended. Please sign in again.")
export const forbidden = (message = "Your account may not do this.") => failure("FORBIDDEN", message)
export const notFound = (what = "This item") => failure("NOT_FOUND", `${what} does not exist.`)
/** For an item that was deleted and can be taken out of the bin again, told to those who may. */
export const inBin = (deletion: Pick<FailureDetails, "by" | "at">) =>
  failure("NOT_FOUND", "This item was deleted. It is in the bin.", { inBin: true, ...deletion })
export const methodNotAllowed = () =>
  failure("METHOD_NOT_ALLOWED", "This address has no such method. `Allow` names those it has.")
export const conflict = (message: string, stored?: unknown, faster: Pick<FailureDetails, "by" | "at"> = {}) =>
  failure("CONFLICT", message, { stored, ...faster })
export const tooLarge = (message: string) => failure("TOO_LARGE", message)
export const unsupportedPicture = (message: string) => failure("UNSUPPORTED_PICTURE", message)
export const timedOut = () => failure("TIMED_OUT", msg("This took too long. Please ask for less, or try again later."))
/** For more than the machine can do at the moment, or a database that stays locked. `cause` is for the log alone. */
export const busy = (cause?: unknown) =>
  Object.assign(failure("BUSY", msg("The site is very busy. Please try again in a moment."), { retryAfter: 5 }), {
    cause,
  })
/** For a database that is not there. `cause` is for the log alone. */
export const unavailable = (cause: unknown) =>
  Object.assign(
    failure("UNAVAILABLE", msg("The site cannot reach its data at the moment. Please try again in a minute."), {
      retryAfter: 60,
    }),
    { cause },
  )
/** For a folder or a disk that has become read-only. `cause` is for the log alone. */
export const cannotStore = (cause: unknown) =>
  Object.assign(
    failure("UNAVAILABLE", msg("The site can store nothing at the moment. Please try again later."), {
      retryAfter: 60,
    }),
    { cause },
  )
/** For a full disk: what there is can be read, nothing can be stored. `cause` is for the log alone. */
export const noRoom = (cause: unknown) =>
  Object.assign(
    failure(
      "NO_ROOM",
      msg("The server has no room left to store this. Please tell the school's office, and try again later."),
    ),
    { cause },
  )
export const tooManyRequests = (seconds: number, why = "Too many attempts.") =>
  failure("TOO_MANY_REQUESTS", `${why} Please try again in ${inWords(seconds)}.`, { retryAfter: seconds })

/** The code of any error; one that no line of the table names is the server's own fault. */
export function codeOf(error: { extensions?: { code?: unknown } }): FailureCode {
  const code = error.extensions?.code
  return typeof code === "string" && code in failures ? (code as FailureCode) : "INTERNAL_SERVER_ERROR"
}

export const statusOf = (code: FailureCode) => failures[code].status
export const levelOf = (code: FailureCode) => failures[code].level

function inWords(seconds: number) {
  if (seconds < 90) return `${seconds} seconds`
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 60 / 60)} hours`
}
