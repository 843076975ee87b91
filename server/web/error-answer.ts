import type { ErrorRequestHandler, RequestHandler, Response } from "express"
import { GraphQLError } from "graphql"
import type { Logger } from "pino"
import { wantsPage } from "../api/content-negotiation.ts"
import { codeOf, type FailureCode, levelOf, notFound, retryAfterOf, statusOf } from "../api/failures.ts"
import { graphqlTypes } from "../api/plain-json.ts"
import { translateSystemError } from "../api/system-errors.ts"
import type { Outages } from "../background/outages.ts"
import { requestId } from "../log.ts"
import { html } from "./html.ts"

/** Any path that nothing serves. As a page it may be there. */
export const unknownPath: RequestHandler = (_request, response) => {
  response.vary("Accept")
  throw notFound("This address")
}

/** The last word on anything that failed: `{ message, code, fields?, retryAfter? }` with the status of the failure table. */
export function errorAnswer(log: Logger, outages: Outages): ErrorRequestHandler {
  return (given, request, response, next) => {
    const error = meaningOf(given)
    const { status, body, code, ...usual } = describe(error)
    const level = outages.has(error) ? "info" : usual.level
    log[level](
      { ...requestId(response), status, code, method: request.method, path: request.path, ...withCause(level, error) },
      "request refused",
    )
    if (response.headersSent) return next(error)
    sayWhen(response, body.retryAfter)
    response.status(status).set("Cache-Control", "no-store").set(challenge(status))
    if (status === 503 && wantsPage(request)) response.type("html").send(pageSaying(body.message))
    else response.json({ ...body, code })
  }
}

function sayWhen(response: Response, retryAfter: number | undefined) {
  if (retryAfter) response.set("Retry-After", String(retryAfter))
}

/** For somebody who waits before a screen: nothing of it can be had but these words. */
const pageSaying = (message: string) =>
  html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Please try again</title></head><body><h1>Please try again</h1><p>${message}</p></body></html>`
    .text

/** The same on /graphql, for what fails before GraphQL begins: `{ errors: [{ message, extensions }] }`. */
export function graphqlErrorAnswer(log: Logger, outages: Outages): ErrorRequestHandler {
  return (given, request, response, next) => {
    const error = meaningOf(given)
    const { status, body, code, ...usual } = describe(error)
    const level = outages.has(error) ? "info" : usual.level
    log[level](
      { ...requestId(response), status, code, path: request.baseUrl, ...withCause(level, error) },
      "request refused",
    )
    if (response.headersSent) return next(error)
    const { message, retryAfter } = body
    sayWhen(response, retryAfter)
    const errors = [{ message, extensions: { code, ...(retryAfter && { retryAfter }) } }]
    // Clients that know the newer type read GraphQL's errors in it; in plain JSON they trust only a status of 200.
    const type = request.accepts(graphqlTypes)
    response.status(status).set("Cache-Control", "no-store").set(challenge(status))
    response.type(type || "application/json").json({ errors })
  }
}

/** What a 401 must say (RFC 9110, section 11.6.1): how to show who asks. */
const challenge = (status: number) => (status === 401 ? { "WWW-Authenticate": "Bearer" } : {})

const withCause = (level: string, err: unknown) => level === "error" && { err }

/** A field that failed holds what it failed by, with its cause. */
function meaningOf(error: Error): Error {
  const cause = (error instanceof GraphQLError && error.originalError) || error
  const meaning = translateSystemError(cause)
  return meaning instanceof GraphQLError ? meaning : error
}

interface Description {
  status: number
  code: FailureCode
  level: ReturnType<typeof levelOf>
  body: { message: string; fields?: unknown; retryAfter?: number }
}

function describe(error: unknown): Description {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return describeFailure(error)
  const { status, type } = error as { status?: unknown; type?: unknown }
  if (typeof status === "number" && status >= 400 && status < 500) {
    return {
      status,
      code: status === 413 ? "TOO_LARGE" : "BAD_USER_INPUT",
      level: "info",
      body: { message: requestFaults[String(type)] ?? "This request could not be read." },
    }
  }
  const message = "Something went wrong on our side. Please try again."
  return { status: 500, code: "INTERNAL_SERVER_ERROR", level: "error", body: { message } }
}

/** The body parser's own names for what can be wrong with a request. */
const requestFaults: Record<string, string> = {
  "entity.parse.failed": "The body is not valid JSON.",
  "entity.too.large": "The body is too large.",
  "entity.too.deep": "The body has too many lists and objects within each other.",
  "charset.unsupported": "Please send JSON in UTF-8.",
  "encoding.unsupported": "Please send the body as it is, or packed once, by gzip, deflate or br.",
}

function describeFailure(error: GraphQLError): Description {
  const { fields } = error.extensions
  const code = codeOf(error)
  const retryAfter = retryAfterOf([error])
  const body = { message: error.message, ...(fields ? { fields } : {}), ...(retryAfter && { retryAfter }) }
  return { status: statusOf(code), code, level: levelOf(code), body }
}
