import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import type { Request, Response } from "express"
import { GraphQLError } from "graphql"
import type { z } from "zod"
import type { Deprecation } from "../../base/api/deprecation.ts"
import { badInput, codeOf, type FieldMessages, notFound } from "../../base/failures/failures.ts"
import { nothing } from "../../base/failures/shape.ts"
import { type Body, type Field, fieldsOf, readBody } from "./rest-body.ts"
import { type RestRequest, wholeNumber } from "./rest-request.ts"

export interface RestRow {
  summary: string
  /** The operation. Its `@Auth` rule, with the path's `id`, is checked before the body is read. */
  document: TypedDocumentNode<unknown, never>
  also?: TypedDocumentNode<unknown, never>[]
  status: number
  multipart?: boolean
  /** Authorised only by a cookie. */
  byCookie?: boolean
  deprecated?: Deprecation & { instead: string }
  /** Path parameters other than positive whole numbers. */
  params: Record<string, z.ZodType>
  /** The operation's variables that the URL's query may give. */
  query: string[]
  bodies: RestBody[]
  /** One schema per kind of answer; empty for an answer without a body. */
  returns: z.ZodType[]
  answer(run: Run, request: RestRequest, response: Response): Promise<unknown>
}

export interface RestBody {
  summary: string
  document: RestRow["document"]
  fields: string[]
  /** Accepted from older clients and ignored. */
  ignores: string[]
  names: Record<string, string>
  kinds: Record<string, z.ZodType>
  /** The most bodies in a list. */
  most?: number
}

export type Run = <R, V>(document: TypedDocumentNode<R, V>, variables: V) => Promise<R>

interface RowOptions<R, V, B extends keyof V, S extends z.ZodType> extends Partial<Pick<RestBody, "ignores" | "most">> {
  summary: string
  params?: RestRow["params"]
  query?: string[]
  /** The variables that the body gives. Its other fields are ignored. */
  body?: Pick<Body<V>, B>
  /** Shapes the documented answer; null is a 404. `{}` if absent. */
  reply?: (result: R) => z.input<S> | null | undefined
  returns?: S
  status?: 200 | 201 | 204
  multipart?: boolean
  byCookie?: boolean
  deprecated?: RestRow["deprecated"]
}

type Others<V, B extends keyof V> = Omit<V, B>

type With<T> =
  Record<string, never> extends T ? { with?: (request: RestRequest) => T } : { with: (request: RestRequest) => T }

/** A path that runs one operation. The compiler refuses a row that omits a required variable. */
export function row<R, V, S extends z.ZodType, B extends keyof V = never>(
  document: TypedDocumentNode<R, V>,
  options: RowOptions<R, V, B, S> & With<Others<V, B>>,
): RestRow {
  const { with: others = () => ({}), reply = () => ({}), returns = nothing, status = 200 } = options
  const { summary, params = {}, query = [], multipart, byCookie, deprecated, body = {}, ignores = [], most } = options
  const fields = fieldsOf(body)
  const names = Object.fromEntries(fields.map(([name, { options }]) => [name, options.name ?? name]))
  const answer = async (run: Run, request: RestRequest) => {
    const variables = { ...others(request), ...readBody(body, request) } as V
    const shape = reply(await run(document, variables).catch(translateFields(names)))
    if (shape == null) throw notFound()
    const dropped = droppedFields(shape, fields, request)
    return dropped.length > 0 ? { ...shape, ...Object.fromEntries(dropped) } : shape
  }
  return {
    ...{ summary, document, status, multipart, byCookie, deprecated, params, query, answer },
    bodies: fields.length ? [bodyOf({ summary, document, ignores, most }, fields)] : [],
    returns: status === 204 ? [] : [returns],
  }
}

function droppedFields(shape: object, fields: [string, Field<unknown>][], { body }: RestRequest): [string, true][] {
  const shown = new Map(Object.entries(shape))
  return fields.flatMap(([name, { options }]): [string, true][] => {
    const { name: sent = name, droppedField } = options
    return droppedField && body[sent] && shown.get(sent) !== body[sent] ? [[droppedField, true]] : []
  })
}

function bodyOf(
  row: Pick<RestBody, "summary" | "document" | "ignores" | "most">,
  fields: [string, Field<unknown>][],
): RestBody {
  const named = fields.map(([name, { options }]) => ({ name, sent: options.name ?? name, kind: options.kind }))
  return {
    ...row,
    fields: named.map(({ sent }) => sent),
    names: Object.fromEntries(named.map(({ name, sent }) => [name, sent])),
    kinds: Object.fromEntries(named.flatMap(({ sent, kind }) => (kind ? [[sent, kind]] : []))),
  }
}

function translateFields(names: Record<string, string>) {
  return (error: GraphQLError): never => {
    const messages = error.extensions?.fields as FieldMessages | undefined
    if (!messages) throw error
    const fields = Object.fromEntries(Object.entries(messages).map(([field, text]) => [inBody(field, names), text]))
    if (codeOf(error) === "BAD_USER_INPUT") throw badInput(fields)
    throw new GraphQLError(error.message, { extensions: { ...error.extensions, fields } })
  }
}

/** Bodies send only a picture's name. */
function inBody(field: string, names: Record<string, string>) {
  const path = field.replace(/\bpicture\.name$/, "picture")
  return names[path] ?? path
}

export function oneOfTwo(
  summary: string,
  isFirst: (request: RestRequest) => boolean,
  first: RestRow,
  second: RestRow,
): RestRow {
  return {
    ...first,
    summary,
    also: [...(first.also ?? []), second.document, ...(second.also ?? [])],
    bodies: [...first.bodies, ...second.bodies],
    returns: [...new Set([...first.returns, ...second.returns])],
    answer: (run, request, response) => (isFirst(request) ? first : second).answer(run, request, response),
  }
}

export interface PageOf<T> {
  items: T[]
  total: number
  pages: number
  next?: string | null
}

interface PageVariables {
  page?: number | null
  perPage?: number | null
}

interface ListOptions<R, T, S extends z.ZodType> {
  summary: string
  params?: RestRow["params"]
  query?: string[]
  page: (result: R) => PageOf<T>
  /** `first` is the first item of the whole list, on every page; given only if `withFirst` is true. */
  reply: (items: T[], first: T | null) => z.input<S>
  withFirst?: boolean
  returns: S
}

/** A list's path: `maxItems` as documented, or one page with `?page=` or `?perPage=`. */
export function list<R, V extends PageVariables, T, S extends z.ZodType>(
  document: TypedDocumentNode<R, V>,
  options: ListOptions<R, T, S> & With<Omit<V, keyof PageVariables>>,
): RestRow {
  const { summary, params = {}, query: names = [], with: others = () => ({}), page, reply, withFirst = false } = options
  const answer = async (run: Run, request: RestRequest, response: Response) => {
    const { query } = request
    const chosen = others(request)
    const fetchPage = async (part: PageVariables) => page(await run(document, { ...chosen, ...part } as V))
    if (query.page === undefined && query.perPage === undefined) {
      const { items, pages, total } = await unpagedList(fetchPage)
      setTotalCount(response, total)
      if (pages > maxUnpagedPages)
        response.links(pageLinks(response.req, { page: maxUnpagedPages, perPage: unpagedPageSize }, pages))
      return reply(items, items[0] ?? null)
    }

    const requested = {
      page: wholeNumber(query.page ?? 1, "page"),
      perPage: wholeNumber(query.perPage ?? 12, "perPage"),
    }
    const found = await fetchPage(requested)
    setTotalCount(response, found.total)
    response.links(pageLinks(response.req, requested, found.pages))
    const [first = null] =
      requested.page > 1 && withFirst ? (await fetchPage({ page: 1, perPage: 1 })).items : found.items
    return reply(found.items, first)
  }
  const query = [...names, "page", "perPage"]
  return {
    summary,
    document,
    status: 200,
    params,
    query,
    bodies: [],
    returns: [options.returns],
    answer,
  }
}

const unpagedPageSize = 50
const maxUnpagedPages = 20

/** Limits an unpaged list, which is held in memory; `Link` leads to the rest. */
export const maxItems = maxUnpagedPages * unpagedPageSize

const setTotalCount = (response: Response, total: number) => response.setHeader("X-Total-Count", total)

export async function unpagedList<T>(fetchPage: (variables: PageVariables) => Promise<PageOf<T>>) {
  const items: T[] = []
  let [pages, total] = [1, 0]
  for (let page = 1; page <= Math.min(pages, maxUnpagedPages); page++) {
    const found = await fetchPage({ page, perPage: unpagedPageSize })
    items.push(...found.items)
    pages = found.pages
    total = found.total
  }
  return { items, pages, total }
}

function pageLinks({ path, query }: Request, { page, perPage }: { page: number; perPage: number }, pages: number) {
  const params = Object.entries(query).filter(([, value]) => typeof value === "string") as [string, string][]
  const at = (number: number) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(params), page: String(number), perPage: String(perPage) })}`
  const last = Math.max(pages, 1)
  return {
    first: at(1),
    ...(page > 1 && { prev: at(Math.min(page - 1, last)) }),
    ...(page < last && { next: at(page + 1) }),
    last: at(last),
  }
}
