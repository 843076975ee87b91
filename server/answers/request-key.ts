import type { IncomingMessage } from "node:http"
import { parse, stringify } from "node:querystring"
import { LRUCache } from "lru-cache"
import { namesSession } from "../access/cookies.ts"
import { acceptsAnything, acceptsPage, preferred, wantsPage } from "../api/content-negotiation.ts"
import { PersistedQueries } from "../api/persisted-queries.ts"
import { graphqlTypes } from "../api/plain-json.ts"
import { splitLanguage } from "../languages.ts"
import type { Settings } from "../settings.ts"
import { siteOrigin } from "../web/site-origin.ts"
import { type GraphQLRequest, GraphQLRequests } from "./graphql-request.ts"
import { type Proxies, protocolAndHost } from "./request-address.ts"

/** A request with no more than what decides its answer. Two that get the same have the same `key`. */
export interface KeyedRequest {
  key: string
  method: "GET" | "POST"
  url: string
  headers: Record<string, string>
  body?: Buffer
  https: boolean
}

/** Addresses that everybody may read, by their patterns, each with what it understands of the query. */
export type Addresses = Record<string, string[]>

export interface PublicAddresses {
  /** As data: what older REST programs ask for. */
  data: Addresses
  pages: Addresses
  /** Whatever type is asked for: feeds, calendars, the sitemap. */
  documents: Addresses
}

type AnswerSettings = Pick<Settings, "siteUrl" | "siteUrlGiven" | "corsOrigins">

const particular = ["authorization", "range", "content-encoding", "transfer-encoding"]

const maxRemembered = 8_192

export class RequestKeys {
  private readonly routes: Record<keyof PublicAddresses, Route[]>
  private readonly graphql: GraphQLRequests
  private readonly known = new LRUCache<string, KeyedRequest>({ maxSize: 8_000_000, max: 10_000 })

  constructor(
    addresses: PublicAddresses,
    private readonly settings: AnswerSettings,
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

  /** Whether its answer may be another's, too: it brings neither a session nor a token, nor anything else that is particular. */
  mayShare({ url = "", headers }: IncomingMessage): boolean {
    if (url[0] !== "/" || url.startsWith("/images/") || url.startsWith("/assets/")) return false
    if (url.includes("preview=")) return false
    if (headers.cookie !== undefined && namesSession(headers.cookie)) return false
    return particular.every((name) => headers[name] === undefined)
  }

  /** Of a GET or HEAD. Null for what is not answered to everybody alike. */
  ofGet(request: IncomingMessage): KeyedRequest | null {
    if (request.headers["content-length"] !== undefined) return null
    return this.remembered(this.fingerprint(request), () => this.keyGet(request))
  }

  ofPost(request: IncomingMessage, body: Buffer): KeyedRequest | null {
    const { accept = "", origin = "" } = request.headers
    const fingerprint = `POST ${accept}\n${origin}\n${body.toString("latin1")}`
    return this.remembered(fingerprint, () => this.keyPost(request, body))
  }

  private remembered(fingerprint: string, make: () => KeyedRequest | null) {
    const known = this.known.get(fingerprint)
    if (known) return known
    const keyed = make()
    const size = fingerprint.length + (keyed?.key.length ?? 0) + (keyed?.body?.length ?? 0) + 500
    if (keyed && fingerprint.length <= maxRemembered) this.known.set(fingerprint, keyed, { size })
    return keyed
  }

  private fingerprint({ url, headers, socket }: IncomingMessage) {
    const { accept = "", origin = "" } = headers
    const reader = acceptsAnything(headers) ? headers["user-agent"] : ""
    const place = this.settings.siteUrlGiven
      ? ""
      : `${headers.host}\n${headers["x-forwarded-host"]}\n${headers["x-forwarded-proto"]}\n${socket.remoteAddress}`
    return `${url}\n${accept}\n${origin}\n${reader}\n${place}`
  }

  private keyGet(request: IncomingMessage): KeyedRequest | null {
    const { url = "" } = request
    const [path = "", query = ""] = split(url)
    if (path === "/graphql") return this.graphqlByGet(request, query)
    const found = this.find(path, request)
    return found && this.keyed(request, { url: addressOf(path, query, found.route.query), accept: found.accept })
  }

  /** The route, and the simplest `Accept` that gets what the request's own gets. */
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

  private graphqlByGet(request: IncomingMessage, query: string): KeyedRequest | null {
    const operation = this.graphql.ofQueryString(query)
    const accept = preferred(request.headers.accept, graphqlTypes)
    return operation && accept ? this.keyed(request, { url: `/graphql?${queryString(operation)}`, accept }) : null
  }

  private keyPost(request: IncomingMessage, bytes: Buffer): KeyedRequest | null {
    const operation = this.graphql.ofBody(bytes)
    const accept = preferred(request.headers.accept, graphqlTypes)
    const body = Buffer.from(JSON.stringify(operation))
    return operation && accept ? this.keyed(request, { method: "POST", url: "/graphql", accept, body }) : null
  }

  private keyed(
    request: IncomingMessage,
    {
      method = "GET",
      url,
      accept,
      body,
    }: { method?: KeyedRequest["method"]; url: string; accept: string; body?: Buffer },
  ): KeyedRequest {
    const address = new URL(siteOrigin(protocolAndHost(request, this.proxies), this.settings))
    const { origin = "" } = request.headers
    const headers = {
      host: address.host,
      accept,
      ...(this.settings.corsOrigins.includes(origin) && { origin }),
      ...(body && { "content-type": "application/json", "content-length": String(body.length) }),
    }
    const key = [method, address.origin, url, accept, headers.origin ?? "", body ?? ""].join("\n")
    return { key, method, url, headers, body, https: address.protocol === "https:" }
  }
}

const queryString = ({ variables, ...rest }: GraphQLRequest) =>
  stringify({ ...rest, ...(variables && { variables: JSON.stringify(variables) }) })

interface Route {
  path: RegExp
  query: string[]
}

const routesOf = (addresses: Addresses): Route[] =>
  Object.entries(addresses).map(([path, query]) => ({ path: patternOf(path), query }))

/** `:id` is a part of a path in plain letters or digits, as items and groups are named. */
function patternOf(path: string) {
  const [first = "", ...others] = path.split(/:\w+/).map((piece) => piece.replace(/[.]/g, "\\$&"))
  return new RegExp(`^${[first, ...others].join("(?!0)[\\w-]{1,64}")}$`)
}

const routeOf = (routes: Route[], path: string) => routes.find((route) => route.path.test(path)) ?? null

function split(url: string) {
  const at = url.indexOf("?")
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}

function addressOf(path: string, query: string, understood: string[]) {
  if (!query || understood.length === 0) return path
  const given = parse(query)
  const kept = understood.filter((name) => given[name] !== undefined)
  return kept.length ? `${path}?${stringify(Object.fromEntries(kept.map((name) => [name, given[name]])))}` : path
}
