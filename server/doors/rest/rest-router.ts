import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express"
import { execute, type GraphQLSchema } from "graphql"
import { admit, ruleOf } from "../../access/auth.ts"
import { deprecationHeaders } from "../../base/api/deprecation.ts"
import { badInput, methodNotAllowed } from "../../base/failures/failures.ts"
import { type Context, inSnapshot } from "../../content/api/context.ts"
import type { RestRow, Run } from "../../content/api/rest.ts"
import { type RestRequest, readRequest, wholeNumber } from "../../content/api/rest-request.ts"
import { inputFaults } from "../graphql/input-faults.ts"
import { operationIn, operationsIn } from "../graphql/root-calls.ts"
import { wantsPage } from "../requests/content-negotiation.ts"
import { readJson } from "../requests/json-body.ts"
import { readMultipart } from "../requests/multipart.ts"
import { sendJson } from "../requests/send-json.ts"

interface RouterOptions {
  schema: GraphQLSchema
  rows: Record<string, RestRow>
  contextOf: (request: Request, response: Response) => Promise<Context>
  queued: RequestHandler
}

export function restRouter({ schema, rows, contextOf, queued }: RouterOptions) {
  const routers = new Map<string, Router>()
  for (const [route, methods] of byRoute(rows)) {
    const router = routers.get(firstOf(route)) ?? Router({ strict: false, caseSensitive: true })
    routers.set(firstOf(route), router)
    const prepareCall: RequestHandler = async (request, response, next) => {
      const found = methods.get(request.method)
      if (!found) return noteMethods(response, methods, next)
      if (isForPage(request, response)) return next("route")
      if (found.deprecated) response.set(deprecationHeaders([found.deprecated]))
      response.locals.call = await readCall({ schema, found, contextOf }, request, response)
      next()
    }
    router.all(route, prepareCall, queued, (_request, response) => answerCall(schema, response.locals.call, response))
  }
  for (const router of routers.values()) router.use(otherMethods)
  const find: RequestHandler = (request, response, next) => {
    const router = routers.get(firstOf(request.path))
    if (router) router(request, response, next)
    else next()
  }
  return find
}

const firstOf = (path: string) => path.split("/", 2)[1] ?? ""

/** In table order, as a later route may match the same path. */
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

/** HEAD must change nothing, unlike two of the documented GET calls. */
export const isQuery = ({ document }: RestRow) => operationIn(document).operation === "query"

/** Browsers get a page, programs get data at the same address. */
function isForPage(request: Request, response: Response) {
  if (request.method === "GET" || request.method === "HEAD") response.vary("Accept")
  return wantsPage(request)
}

function noteMethods(response: Response, methods: Map<string, RestRow>, next: NextFunction) {
  response.locals.methods = [...(response.locals.methods ?? []), ...methods.keys()]
  next("route")
}

function otherMethods(request: Request, response: Response, next: NextFunction) {
  const { methods } = response.locals as { methods?: string[] }
  if (!methods || isForPage(request, response)) return next()
  response.set("Allow", [...new Set([...methods, "OPTIONS"])].join(", "))
  if (request.method !== "OPTIONS") throw methodNotAllowed()
  response.status(204).end()
}

interface Call {
  found: RestRow
  context: Context
  request: RestRequest
}

type CallInput = Pick<RouterOptions, "schema" | "contextOf"> & { found: RestRow }

/** Authorises and reads a call. Holds no turn meanwhile, as bodies may arrive slowly. */
async function readCall({ schema, found, contextOf }: CallInput, request: Request, response: Response): Promise<Call> {
  const context = await contextOf(request, response)
  await admitTo(schema, found, request, context)
  const file = found.multipart ? await readMultipart(request, response) : undefined
  if (!file) await readBody(request, response)
  return { found, context, request: readRequest(request, context, file) }
}

/** Rejects other media types, as an edit that was not understood must not look successful. */
async function readBody(request: Request, response: Response) {
  const type = request.is(["json", "multipart"])
  if (type) await readJson(request, response)
  else if (type === false && (await hasBytes(request))) throw badInput({ body: "Please send the body as JSON." })
}

/** Many programs announce an empty body with DELETE or GET. */
async function hasBytes(request: Request) {
  if (request.headers["content-length"] !== undefined) return Number(request.headers["content-length"]) > 0
  try {
    const { done } = await request.iterator({ destroyOnReturn: false }).next()
    return !done
  } catch {
    return true
  }
}

async function answerCall(schema: GraphQLSchema, { found, context, request }: Call, response: Response) {
  const answer = (context: Context) => found.answer(runIn(schema, context), request, response)
  const body = await (isQuery(found) ? inSnapshot(context, answer) : answer(context))
  if (isQuery(found)) context.answer.allowCaching()
  if (found.status === 204) response.status(204).end()
  else sendJson(response, { status: found.status, json: JSON.stringify(body) })
}

/** Runs before any of the body is read. */
async function admitTo(schema: GraphQLSchema, { document, also = [] }: RestRow, { params }: Request, context: Context) {
  // The body decides which of a row's operations runs: each is authorised again as it runs.
  if (context.viewer.newcomer && also.flatMap(operationsIn).some((name) => ruleOf(schema, name).newcomer)) return
  for (const name of operationsIn(document)) await admit(schema, name, () => wholeNumber(params.id, "id"), context)
}

function runIn(schema: GraphQLSchema, contextValue: Context): Run {
  return async <R, V>(document: TypedDocumentNode<R, V>, input: V) => {
    const variables = input as Record<string, unknown>
    const faults = inputFaults(schema, { document, operation: operationIn(document), variables })
    if (faults) throw badInput(faults)
    const { errors, data } = await execute({ schema, document, contextValue, variableValues: variables })
    if (errors) throw errors[0]
    return data as R
  }
}
