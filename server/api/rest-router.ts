import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express"
import { execute, type GraphQLError, type GraphQLSchema, Kind, specifiedRules, validate } from "graphql"
import { mayBegin } from "../access/auth.ts"
import { asksForPage } from "./asks-for-page.ts"
import { type Context, reading } from "./context.ts"
import { badInput, methodNotAllowed } from "./failures.ts"
import { inputFault } from "./input-faults.ts"
import { limitRules } from "./limits.ts"
import { readMultipart } from "./multipart.ts"
import type { RestRow, Run } from "./rest.ts"
import { readRequest } from "./rest-request.ts"

type ContextOf = (request: Request, response: Response) => Promise<Context>

interface RouterOptions {
  schema: GraphQLSchema
  rows: Record<string, RestRow>
  contextOf: ContextOf
  /** Where a request waits until it may be computed. */
  inTurn: RequestHandler
}

/** Serves rows such as `"GET /news/view/:id"`. @throws Error at start for a row whose operation does not fit the schema and the limits. */
export function restRouter({ schema, rows, contextOf, inTurn }: RouterOptions) {
  const router = Router({ strict: false, caseSensitive: true })
  for (const [path, found] of Object.entries(rows)) mustFit(schema, path, found)
  for (const [route, methods] of byRoute(rows)) {
    const choose: RequestHandler = (request, response, next) => {
      const found = methods.get(request.method)
      if (!found) return noteMethods(response, methods, next)
      if (isForPage(request, response)) return next("route")
      response.locals.found = found
      next()
    }
    router.all(route, choose, inTurn, (request, response) =>
      serve(schema, response.locals.found, request, response, contextOf),
    )
  }
  return router.use(otherMethods)
}

function mustFit(schema: GraphQLSchema, path: string, { document, also = [] }: RestRow) {
  const rules = [...specifiedRules, ...limitRules]
  const [invalid] = [document, ...also].flatMap((runs) => validate(schema, runs, rules))
  if (invalid) throw new Error(`The REST row ${path} does not fit the schema: ${invalid.message}`)
}

/** The rows of each route by their methods, in the order of the table: a later route may fit the same path. */
function byRoute(rows: Record<string, RestRow>) {
  const routes = new Map<string, Map<string, RestRow>>()
  for (const [path, found] of Object.entries(rows)) {
    const [method, route] = path.split(" ") as [string, string]
    const methods = routes.get(route) ?? new Map<string, RestRow>()
    routes.set(route, methods.set(method, found))
    if (method === "GET" && isQuery(found)) methods.set("HEAD", found)
  }
  return routes
}

/** Asking for the head of an answer must change nothing, as two of the documented GET calls do. */
function isQuery({ document }: RestRow) {
  return document.definitions.some((part) => part.kind === Kind.OPERATION_DEFINITION && part.operation === "query")
}

/** The same address is the page for a browser and the data for a program. */
function isForPage(request: Request, response: Response) {
  if (request.method === "GET" || request.method === "HEAD") response.vary("Accept")
  return asksForPage(request)
}

function noteMethods(response: Response, methods: Map<string, RestRow>, next: NextFunction) {
  response.locals.methods = [...(response.locals.methods ?? []), ...methods.keys()]
  next("route")
}

/** For a path of the table that has no row for the method. */
function otherMethods(request: Request, response: Response, next: NextFunction) {
  const { methods } = response.locals as { methods?: string[] }
  if (!methods || isForPage(request, response)) return next()
  response.set("Allow", [...new Set([...methods, "OPTIONS"])].join(", "))
  if (request.method !== "OPTIONS") throw methodNotAllowed()
  response.status(204).end()
}

async function serve(
  schema: GraphQLSchema,
  found: RestRow,
  request: Request,
  response: Response,
  contextOf: ContextOf,
) {
  const context = await contextOf(request, response)
  mayBegin(schema, found.document, context.viewer)
  const file = found.multipart ? await readMultipart(request, response) : undefined
  const answer = (context: Context) =>
    found.answer(runIn(schema, context), readRequest(request, context, file), response)
  const shape = await (isQuery(found) ? reading(context, answer) : answer(context))
  if (found.status === 204) response.status(204).end()
  else response.status(found.status).set("Cache-Control", "no-store").json(shape)
}

function runIn(schema: GraphQLSchema, contextValue: Context): Run {
  return async (document, variables) => {
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues: variables as Record<string, unknown>,
    })
    if (result.errors) throw failureOf(result.errors)
    return result.data as never
  }
}

function failureOf(errors: readonly GraphQLError[]) {
  const fields = Object.assign({}, ...errors.map(inputFault))
  return Object.keys(fields).length ? badInput(fields) : errors[0]
}
