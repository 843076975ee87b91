import type { IncomingMessage } from "node:http"
import { parse, stringify } from "node:querystring"
import { LRUCache } from "lru-cache"
import { hasSessionCookie } from "../../access/cookies.ts"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { splitLanguage } from "../../base/languages.ts"
import type { Settings } from "../../base/settings.ts"
import { PersistedQueries } from "../graphql/persisted-queries.ts"
import { acceptsPage, isCrawler, preferred, wantsPage } from "../requests/content-negotiation.ts"
import { graphqlTypes } from "../requests/plain-json.ts"
import { type GraphQLRequest, GraphQLRequests } from "./graphql-request.ts"
import { type Proxies, protocolAndHost } from "./request-address.ts"

/** Only what decides the answer. Requests with equal answers have equal keys. */
export interface KeyedRequest {
  key: string
  method: "GET" | "POST"
  url: string
  headers: Record<string, string>
  body?: Buffer
  https: boolean
}

type Target = Pick<KeyedRequest, "url" | "body">

/** Public path patterns, each with the query parameters that it reads. */
export type Addresses = Record<string, string[]>

export interface PublicAddresses {
  data: Addresses
  pages: Addresses
  /** Feeds, calendars and sitemaps, which ignore `Accept`. */
  documents: Addresses
}

export class RequestKeys {
  private readonly routes: Record<keyof PublicAddresses, Route[]>
  private readonly graphql: GraphQLRequests
  /** Parsed requests: parsing takes longer than the rest of a cache hit. */
  private readonly parsed = new LRUCache<string, KeyedRequest>({
    maxSize: 4_000_000,
    sizeCalculation: ({ key, body }, cacheKey) => cacheKey.length + key.length + (body?.length ?? 0) + 500,
  })

  constructor(
    addresses: PublicAddresses,
    private readonly settings: Pick<Settings, "siteUrl" | "siteUrlGiven" | "corsOrigins">,
    private readonly proxies: Proxies,
    persisted = new PersistedQueries(),
  ) {
    this.graphql = new GraphQLRequests(persisted)
    this.routes = {
      data: routesOf(addresses.data),
      pages: routesOf(addresses.pages),
      documents: routesOf(addresses.documents),
    }
  }

  /** True without a session, a token or a range, so that the answer may be shared. */
  mayShare({ headers }: IncomingMessage): boolean {
    if (headers.authorization !== undefined || headers.range !== undefined) return false
    if (headers["content-encoding"] !== undefined || headers["transfer-encoding"] !== undefined) return false
    return headers.cookie === undefined || !hasSessionCookie(headers.cookie)
  }

  /** The key of a GET or HEAD; null if the answer is not the same for everybody. */
  ofGet(request: IncomingMessage): KeyedRequest | null {
    const { url = "", headers } = request
    if (headers["content-length"] !== undefined) return null
    return this.memoized(request, url, () => this.keyGet(request))
  }

  ofPost(request: IncomingMessage, body: Buffer): KeyedRequest | null {
    return this.memoized(request, body.toString("latin1"), () => {
      const operation = this.graphql.ofBody(body)
      return this.keyGraphql(request, operation, { url: "/graphql", body: Buffer.from(JSON.stringify(operation)) })
    })
  }

  /** `text` is the address or the body; the other parts of the cache key precede it, without line breaks. */
  private memoized(request: IncomingMessage, text: string, make: () => KeyedRequest | null) {
    const { headers } = request
    const hostKey = this.settings.siteUrlGiven ? "" : hostKeyOf(request)
    const cacheKey = [isCrawler(headers), headers.accept, this.allowedOrigin(headers), hostKey, text].join("\n")
    if (cacheKey.length > maxLength) return make()
    const cached = this.parsed.get(cacheKey)
    if (cached) return cached
    const keyed = make()
    if (keyed) this.parsed.set(cacheKey, keyed)
    return keyed
  }

  private allowedOrigin({ origin }: IncomingMessage["headers"]) {
    return origin !== undefined && this.settings.corsOrigins.includes(origin) ? origin : undefined
  }

  private keyGet(request: IncomingMessage): KeyedRequest | null {
    const { url = "" } = request
    if (!isPublic(url)) return null
    const [path = "", ...rest] = url.split("?")
    const query = rest.join("?")
    if (path === "/graphql") {
      const operation = this.graphql.ofQueryString(query)
      return this.keyGraphql(request, operation, { url: `/graphql?${operation && queryString(operation)}` })
    }
    const found = this.find(path, request)
    return found && this.keyed(request, { url: addressOf(path, query, found.route.query), accept: found.accept })
  }

  /** The route, and the simplest `Accept` that gets the same answer. */
  private find(path: string, request: IncomingMessage): { route: Route; accept: string } | null {
    const { data, pages, documents } = this.routes
    const document = routeOf(documents, path)
    if (document) return { route: document, accept: "*/*" }
    const page = routeOf(pages, splitLanguage(path).rest)
    if (wantsPage(request)) return page && { route: page, accept: "text/html" }
    const rows = routeOf(data, path)
    if (rows) return { route: rows, accept: "application/json" }
    return page && acceptsPage(request) ? { route: page, accept: "*/*" } : null
  }

  private keyGraphql(request: IncomingMessage, operation: GraphQLRequest | null, target: Target): KeyedRequest | null {
    const accept = preferred(request.headers.accept, graphqlTypes)
    return operation && accept ? this.keyed(request, { ...target, accept }) : null
  }

  private keyed(request: IncomingMessage, { url, accept, body }: Target & { accept: string }): KeyedRequest {
    const method = body ? "POST" : "GET"
    const address = new URL(siteOrigin(protocolAndHost(request, this.proxies), this.settings))
    const origin = this.allowedOrigin(request.headers)
    const headers = {
      host: address.host,
      accept,
      ...(origin && { origin }),
      ...(body && { "content-type": "application/json", "content-length": String(body.length) }),
    }
    const key = [method, address.origin, url, accept, origin ?? "", body ?? ""].join("\n")
    return { key, method, url, headers, body, https: address.protocol === "https:" }
  }
}

const queryString = ({ variables, ...rest }: GraphQLRequest) =>
  stringify({ ...rest, ...(variables && { variables: JSON.stringify(variables) }) })

/** True for a possible public address that is not a static file. */
const isPublic = (url: string) =>
  url[0] === "/" && !url.startsWith("/images/") && !url.startsWith("/assets/") && !url.includes("preview=")

/** Characters. Longer requests are parsed each time. */
const maxLength = 8_192

/** The site's name in the request. Forwarded headers depend on the proxy's address. */
function hostKeyOf({ headers, socket }: IncomingMessage): string {
  const { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": forwardedProto } = headers
  return [host, forwardedHost, forwardedProto, (forwardedHost || forwardedProto) && socket.remoteAddress].join("\n")
}

interface Route {
  path: RegExp
  query: string[]
}

const routesOf = (addresses: Addresses): Route[] =>
  Object.entries(addresses).map(([path, query]) => ({ path: patternOf(path), query }))

/** `:id` matches plain letters, digits and hyphens, as items and groups are named. */
function patternOf(path: string) {
  const [first = "", ...others] = path.split(/:\w+/).map((piece) => piece.replace(/[.]/g, "\\$&"))
  return new RegExp(`^${[first, ...others].join("(?!0)[\\w-]{1,64}")}$`)
}

const routeOf = (routes: Route[], path: string) => routes.find((route) => route.path.test(path)) ?? null

function addressOf(path: string, query: string, understood: string[]) {
  if (!query || understood.length === 0) return path
  const params = parse(query)
  const names = understood.filter((name) => params[name] !== undefined)
  return names.length ? `${path}?${stringify(Object.fromEntries(names.map((name) => [name, params[name]])))}` : path
}
