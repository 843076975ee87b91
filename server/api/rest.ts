import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { type Request, type Response, Router } from "express"
import { execute, type GraphQLError, type GraphQLSchema, specifiedRules, validate } from "graphql"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import Upload from "graphql-upload/Upload.mjs"
import { mayBegin } from "../access/auth.ts"
import type { PageOf } from "../content/paging.ts"
import type { Context } from "./context.ts"
import { badInput, type FieldMessages, notFound } from "./failures.ts"
import { inputFault } from "./input-faults.ts"
import { limitRules } from "./limits.ts"
import { readMultipart } from "./multipart.ts"

/** What a row reads of a request. */
export interface RestRequest {
  params: Record<string, string>
  query: Request["query"]
  body: Record<string, unknown>
  /** The file of a multipart request, as a GraphQL variable. */
  file?: Upload
  /** Who asks; null for a visitor. */
  viewerId: number | null
  /** The path parameter `id`. @throws BAD_USER_INPUT for anything but a positive whole number. */
  id(): number
}

/** One documented path: which GraphQL operation it runs, and how the result becomes the documented shape. */
export interface RestRow {
  document: TypedDocumentNode<unknown, never>
  /** Further operations that it may run. */
  also?: TypedDocumentNode<unknown, never>[]
  status: number
  multipart?: boolean
  answer(run: Run, request: RestRequest, response: Response): Promise<unknown>
}

export type Run = <R, V>(document: TypedDocumentNode<R, V>, variables: V) => Promise<R>

interface RowOptions<R, V> {
  /** The operation's variables. What it does not pick from the body has no effect. */
  with?: (request: RestRequest) => V
  /** The documented shape; null is a 404. Without it, `{}`. */
  reply?: (result: R) => unknown
  /** The body's names for the operation's fields, where they differ: a refusal speaks of them by these. */
  names?: Record<string, string>
  status?: 200 | 201 | 204
  multipart?: boolean
}

/** A path that runs one operation. */
export function row<R, V>(document: TypedDocumentNode<R, V>, options: RowOptions<R, V> = {}): RestRow {
  const { with: variables = () => ({}) as V, reply = () => ({}), names = {}, status = 200, multipart } = options
  const answer = async (run: Run, request: RestRequest) => {
    const shape = reply(await run(document, variables(request)).catch(speakingOf(names)))
    if (shape === null) throw notFound()
    return shape
  }
  return { document: document as RestRow["document"], status, multipart, answer }
}

function speakingOf(names: Record<string, string>) {
  return (error: { extensions?: { fields?: FieldMessages } }): never => {
    const fields = error.extensions?.fields
    if (!fields) throw error
    throw badInput(Object.fromEntries(Object.entries(fields).map(([field, text]) => [names[field] ?? field, text])))
  }
}

/** A path where the request decides which of two operations it means. */
export function either(isFirst: (request: RestRequest) => boolean, first: RestRow, second: RestRow): RestRow {
  return {
    document: first.document,
    also: [...(first.also ?? []), second.document, ...(second.also ?? [])],
    status: first.status,
    answer: (run, request, response) => (isFirst(request) ? first : second).answer(run, request, response),
  }
}

interface PageVariables {
  page?: number | null
  perPage?: number | null
}

interface ListOptions<R, V, T> {
  /** The operation's variables beside the page. */
  with?: (request: RestRequest) => V
  page: (result: R) => PageOf<T>
  reply: (items: T[]) => unknown
}

/** A path that lists. Whole, as it was documented, or one page where `?page=` or `?perPage=` asks for it. */
export function list<R, V extends PageVariables, T>(
  document: TypedDocumentNode<R, V>,
  { with: variables = () => ({}) as V, page, reply }: ListOptions<R, V, T>,
): RestRow {
  const answer = async (run: Run, request: RestRequest, response: Response) => {
    const { query } = request
    const asking = variables(request)
    const fetch = async (part: PageVariables) => page(await run(document, { ...asking, ...part }))
    if (query.page === undefined && query.perPage === undefined) return reply(await wholeList(fetch))

    const asked = { page: wholeNumber(query.page ?? 1, "page"), perPage: wholeNumber(query.perPage ?? 12, "perPage") }
    const found = await fetch(asked)
    response.links(neighbours(response.req, asked, found.pages))
    return reply(found.items)
  }
  return { document: document as RestRow["document"], status: 200, answer }
}

/** All items of a list, fetched page by page. */
export async function wholeList<T>(fetch: (variables: PageVariables) => Promise<PageOf<T>>) {
  const items: T[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await fetch({ page, perPage: 50 })
    items.push(...found.items)
    pages = found.pages
  }
  return items
}

function neighbours({ baseUrl, path }: Request, { page, perPage }: { page: number; perPage: number }, pages: number) {
  const at = (number: number) => `${baseUrl}${path}?page=${number}&perPage=${perPage}`
  return {
    first: at(1),
    ...(page > 1 && { prev: at(page - 1) }),
    ...(page < pages && { next: at(page + 1) }),
    last: at(Math.max(pages, 1)),
  }
}

/** Serves rows such as `"GET /news/view/:id"`. @throws Error at start for a row whose operation does not fit the schema and the limits. */
export function restRouter(
  schema: GraphQLSchema,
  rows: Record<string, RestRow>,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) {
  const router = Router({ strict: false, caseSensitive: true })
  for (const [path, found] of Object.entries(rows)) {
    const documents = [found.document, ...(found.also ?? [])]
    const [invalid] = documents.flatMap((document) => validate(schema, document, [...specifiedRules, ...limitRules]))
    if (invalid) throw new Error(`The REST row ${path} does not fit the schema: ${invalid.message}`)
    const [method, route] = path.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string]
    router[method.toLowerCase() as "get"](route, (request, response, next) => {
      if (method === "GET" && asksForPage(request, response)) return next()
      return serve(schema, found, request, response, contextOf)
    })
  }
  return router
}

/** The same address is the page for a browser and the data for a program. */
function asksForPage(request: Request, response: Response) {
  response.vary("Accept")
  return request.accepts(["json", "html"]) === "html"
}

async function serve(
  schema: GraphQLSchema,
  found: RestRow,
  request: Request,
  response: Response,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) {
  const context = await contextOf(request, response)
  mayBegin(schema, found.document, context.viewer)
  const file = found.multipart ? await readMultipart(request, response) : undefined
  const shape = await found.answer(runIn(schema, context), readRequest(request, context, file), response)
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

function readRequest(request: Request, { viewer }: Context, file?: FileUpload): RestRequest {
  const params = request.params as Record<string, string>
  return {
    params,
    query: request.query,
    body: typeof request.body === "object" && request.body !== null ? request.body : {},
    file: file && resolved(file),
    viewerId: viewer.id,
    id: () => wholeNumber(params.id, "id"),
  }
}

function resolved(file: FileUpload) {
  const upload = new Upload()
  upload.resolve(file)
  return upload
}

/** A positive whole number that fits GraphQL's Int. */
function wholeNumber(given: unknown, field: string) {
  const number = /^\d{1,10}$/.test(String(given)) ? Number(given) : 0
  if (number < 1 || number > 2_147_483_647) throw badInput({ [field]: `The ${field} must be a positive whole number.` })
  return number
}

/** The named fields of a body; the others have no effect. */
export function pick<K extends string>(body: Record<string, unknown>, ...keys: K[]) {
  return Object.fromEntries(keys.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key]]]))) as never
}

/** The fields of a form: what is missing is empty text, so that it meets the form's own message. `optional` ones may be absent. */
export function texts(body: Record<string, unknown>, fields: string[], optional: string[] = []) {
  const text = (value: unknown) => (typeof value === "number" ? String(value) : (value ?? ""))
  const filled = Object.fromEntries(fields.map((field) => [field, text(body[field])]))
  return { ...filled, ...(pick(body, ...optional) as object) } as never
}
