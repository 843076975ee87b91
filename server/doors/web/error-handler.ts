import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express"
import { GraphQLError } from "graphql"
import type { Logger } from "pino"
import type { Outages } from "../../base/background/outages.ts"
import {
  codeOf,
  type FailureCode,
  levelOf,
  methodNotAllowed,
  notFound,
  retryAfterOf,
  statusOf,
} from "../../base/failures/failures.ts"
import { translateSystemError } from "../../base/failures/system-errors.ts"
import { requestId } from "../../base/log.ts"
import { html } from "../../base/text/html.ts"
import { wantsPage } from "../requests/content-negotiation.ts"
import { graphqlTypes } from "../requests/plain-json.ts"

/** Varies by `Accept`, as the address may still be a page. */
export const unknownPath: RequestHandler = (_request, response) => {
  response.vary("Accept")
  throw notFound("This address")
}

/** OPTIONS is answered by Express. */
export const onlyRead: RequestHandler = ({ method }, response, next) => {
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return next()
  response.set("Allow", "GET, HEAD, OPTIONS")
  throw methodNotAllowed()
}

type Send = (request: Request, response: Response, failure: Pick<Description, "status" | "code" | "body">) => unknown

/** The final error handler: `{ message, code, fields?, retryAfter? }` with the status of the failure table. */
export const errorHandler = errorHandlerWith((request, response, { status, code, body }) =>
  status === 503 && wantsPage(request)
    ? response.type("html").send(messagePage(body.message))
    : response.json({ ...body, code }),
)

/** The final error handler on /graphql, for failures before GraphQL begins: `{ errors: [{ message, extensions }] }`. */
export const graphqlErrorHandler = errorHandlerWith((request, response, { code, body: { message, retryAfter } }) => {
  const errors = [{ message, extensions: { code, ...(retryAfter && { retryAfter }) } }]
  // Clients read errors in the newer media type; in plain JSON they trust only a status of 200.
  response.type(request.accepts(graphqlTypes) || "application/json").json({ errors })
})

function errorHandlerWith(send: Send) {
  return (log: Logger, outages: Outages): ErrorRequestHandler =>
    (thrown, request, response, next) => {
      const error = translateError(thrown)
      const { level: usual, ...failure } = describe(error)
      const { status, code, body } = failure
      const level = outages.handles(error) ? "info" : usual
      const cause = level === "error" && { err: error }
      const { method, baseUrl, path } = request
      log[level]({ ...requestId(response), status, code, method, path: baseUrl || path, ...cause }, "request refused")
      if (response.headersSent) return next(error)
      if (body.retryAfter) response.set("Retry-After", String(body.retryAfter))
      // RFC 9110, section 11.6.1: a 401 says how to authenticate.
      if (status === 401) response.set("WWW-Authenticate", "Bearer")
      response.status(status).set("Cache-Control", "no-store")
      send(request, response, failure)
    }
}

const messagePage = (message: string) =>
  html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Please try again</title></head><body><h1>Please try again</h1><p>${message}</p></body></html>`
    .text

function translateError(error: Error): Error {
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

const requestFaults: Record<string, string> = {
  "entity.parse.failed": "The body is not valid JSON.",
  "entity.too.large": "The body is too large.",
  "entity.too.deep": "The body is nested too deeply.",
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
