import { createHash } from "node:crypto"
import { parse, stringify } from "node:querystring"
import type { Request, RequestHandler } from "express"
import { LRUCache } from "lru-cache"
import { limits } from "../../base/api/limits.ts"
import { attempt } from "../../base/attempt.ts"
import { badRequest, codeOf, persistedQueryNotFound } from "../../base/failures/failures.ts"
import { preferred } from "../requests/content-negotiation.ts"
import { graphqlTypes } from "../requests/plain-json.ts"
import { sendJson } from "../requests/send-json.ts"

export interface RequestParams {
  query?: unknown
  extensions?: unknown
}

/** By SHA-256, so that browsers can cache a GET. `own` queries, of the site's pages, are never evicted. */
export class PersistedQueries {
  private readonly own: Map<string, string>
  private readonly texts = new LRUCache<string, string>({
    max: 2_000,
    maxSize: 2_000_000,
    sizeCalculation: (text) => text.length + 100,
  })

  constructor(own: string[] = []) {
    this.own = new Map(own.map((text) => [hashOf(text), text]))
  }

  /** Undefined for an unknown hash. @throws BAD_USER_INPUT for a malformed hash, or one of another document */
  textOf({ query, extensions }: RequestParams): unknown {
    const hash = hashIn(extensions)
    if (hash === undefined) return query
    if (typeof query !== "string") return this.own.get(hash) ?? this.texts.get(hash)
    if (hashOf(query) !== hash)
      throw badRequest("`sha256Hash` is not the SHA-256 of this document in hexadecimal digits.")
    if (query.length <= limits.documentLength) this.texts.set(hash, query)
    return query
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex")

function hashIn(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } }
  if (persistedQuery === undefined) return undefined
  const { version, sha256Hash } = persistedQuery ?? {}
  if (version !== 1 || typeof sha256Hash !== "string") throw badRequest("This API knows `persistedQuery` of version 1.")
  return sha256Hash
}

export function persistedQueries(documents: PersistedQueries): RequestHandler {
  return (request, response, next) => {
    const params = request.method === "GET" ? inQuery(request) : ((request.body ?? {}) as RequestParams)
    if (hashIn(params.extensions) === undefined) return next()
    const query = documents.textOf(params)
    if (query !== undefined) {
      putDocument(request, params, query)
      return next()
    }
    // Clients retry with the full text only if the status is 200.
    const error = persistedQueryNotFound()
    const errors = [{ message: error.message, extensions: { code: codeOf(error) } }]
    sendJson(response, {
      type: preferred(request.headers.accept, graphqlTypes) ?? undefined,
      json: `${JSON.stringify({ errors })}\n`,
    })
  }
}

function inQuery({ query: { query, extensions } }: Request): RequestParams {
  return { query, extensions: typeof extensions === "string" ? attempt(() => JSON.parse(extensions)) : undefined }
}

function putDocument(request: Request, { extensions }: RequestParams, query: unknown) {
  const { persistedQuery: _, ...others } = extensions as Record<string, unknown>
  if (request.method !== "GET") {
    request.body = { ...request.body, query, extensions: others }
    return
  }
  const [path = "", given = ""] = request.url.split("?", 2)
  request.url = `${path}?${stringify({ ...parse(given), query: String(query), extensions: JSON.stringify(others) })}`
}
