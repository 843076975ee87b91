import type { IncomingMessage } from "node:http"
import { parse, stringify } from "node:querystring"
import { LRUCache } from "lru-cache"
import { acceptsAnything, acceptsPage, asksForPage, preferred } from "../api/asks-for-page.ts"
import type { Settings } from "../settings.ts"
import { siteOrigin } from "../web/site-origin.ts"
import { type GraphQLQuestion, GraphQLQuestions } from "./graphql-question.ts"
import { type Proxies, protocolAndHost } from "./origin.ts"

/**
 * What a request asks for: a request that has no more than what the site understands of it. Two requests that ask the
 * same have the same `key`.
 */
export interface Asked {
  key: string
  method: "GET" | "POST"
  url: string
  headers: Record<string, string>
  body?: Buffer
  https: boolean
}

/** Addresses that everybody may read, by their patterns, each with what it understands of the query. */
export type Addresses = Record<string, string[]>

/** What the site answers to everybody. */
export interface PublicAddresses {
  /** As data: what older REST programs ask for. */
  data: Addresses
  /** As pages. */
  pages: Addresses
  /** Whatever type is asked for: feeds, calendars, the sitemap. */
  documents: Addresses
}

type AnswerSettings = Pick<Settings, "siteUrl" | "siteUrlGiven" | "corsOrigins">

/** Whoever sends one of these may be somebody in particular, or wants something particular. */
const particular = ["authorization", "range", "content-encoding", "transfer-encoding"]

const session = /(?:^|;\s*)(?:__Host-refresh|refresh|signed-in)=/

/** Requests that are longer are understood anew each time. */
const longest = 8_192

/** Says of requests what they ask for, where that is something that everybody may read. */
export class Questions {
  private readonly routes: Record<keyof PublicAddresses, Route[]>
  private readonly graphql = new GraphQLQuestions()
  /** What was understood before, by all of a request that may matter. */
  private readonly known = new LRUCache<string, Asked>({ maxSize: 8_000_000, max: 10_000 })

  constructor(
    addresses: PublicAddresses,
    private readonly settings: AnswerSettings,
    private readonly proxies: Proxies,
  ) {
    this.routes = {
      data: routesOf(addresses.data),
      pages: routesOf(addresses.pages),
      documents: routesOf(addresses.documents),
    }
  }

  /** Whether it may ask for what everybody may read: without a session or a token, nor anything else that is particular. */
  mayAsk({ url = "", headers }: IncomingMessage): boolean {
    if (url[0] !== "/" || url.startsWith("/images/") || url.startsWith("/assets/")) return false
    if (headers.cookie !== undefined && session.test(headers.cookie)) return false
    return particular.every((name) => headers[name] === undefined)
  }

  /** What a GET or HEAD asks for. Null for what is not answered to everybody alike. */
  read(request: IncomingMessage): Asked | null {
    if (request.headers["content-length"] !== undefined) return null
    return this.recall(this.traits(request), () => this.understand(request))
  }

  /** What a POST with a body asks for. */
  readBody(request: IncomingMessage, body: Buffer): Asked | null {
    const { accept = "", origin = "" } = request.headers
    const traits = `POST ${accept}\n${origin}\n${body.toString("latin1")}`
    return this.recall(traits, () => this.understandBody(request, body))
  }

  private recall(traits: string, understand: () => Asked | null) {
    const known = this.known.get(traits)
    if (known) return known
    const asked = understand()
    const size = traits.length + (asked?.key.length ?? 0) + (asked?.body?.length ?? 0) + 500
    if (asked && traits.length <= longest) this.known.set(traits, asked, { size })
    return asked
  }

  /** Everything that `understand` reads. */
  private traits({ url, headers, socket }: IncomingMessage) {
    const { accept = "", origin = "" } = headers
    const reader = acceptsAnything(headers) ? headers["user-agent"] : ""
    const place = this.settings.siteUrlGiven
      ? ""
      : `${headers.host}\n${headers["x-forwarded-host"]}\n${headers["x-forwarded-proto"]}\n${socket.remoteAddress}`
    return `${url}\n${accept}\n${origin}\n${reader}\n${place}`
  }

  private understand(request: IncomingMessage): Asked | null {
    const { url = "" } = request
    const [path = "", query = ""] = split(url)
    if (path === "/graphql") return this.graphqlByGet(request, query)
    const found = this.find(path, request)
    return found && this.asked(request, { url: addressOf(path, query, found.route.query), accept: found.accept })
  }

  /** The route, and the simplest `Accept` that gets what the request's own gets. */
  private find(path: string, request: IncomingMessage): { route: Route; accept: string } | null {
    const { data, pages, documents } = this.routes
    const document = routeOf(documents, path)
    if (document) return { route: document, accept: "*/*" }
    const page = routeOf(pages, path)
    if (asksForPage(request)) return page && { route: page, accept: "text/html" }
    const rows = routeOf(data, path)
    if (rows) return { route: rows, accept: "application/json" }
    return page && acceptsPage(request) ? { route: page, accept: "*/*" } : null
  }

  private graphqlByGet(request: IncomingMessage, query: string): Asked | null {
    const question = this.graphql.ofAddress(query)
    const accept = preferred(request.headers.accept, graphqlTypes)
    return question && accept ? this.asked(request, { url: `/graphql?${inAddress(question)}`, accept }) : null
  }

  private understandBody(request: IncomingMessage, bytes: Buffer): Asked | null {
    const question = this.graphql.ofBody(bytes)
    const accept = preferred(request.headers.accept, graphqlTypes)
    const body = Buffer.from(JSON.stringify(question))
    return question && accept ? this.asked(request, { method: "POST", url: "/graphql", accept, body }) : null
  }

  private asked(
    request: IncomingMessage,
    { method = "GET", url, accept, body }: { method?: Asked["method"]; url: string; accept: string; body?: Buffer },
  ): Asked {
    const whole = new URL(siteOrigin(protocolAndHost(request, this.proxies), this.settings))
    const { origin = "" } = request.headers
    const headers = {
      host: whole.host,
      accept,
      ...(this.settings.corsOrigins.includes(origin) && { origin }),
      ...(body && { "content-type": "application/json", "content-length": String(body.length) }),
    }
    const key = [method, whole.origin, url, accept, headers.origin ?? "", body ?? ""].join("\n")
    return { key, method, url, headers, body, https: whole.protocol === "https:" }
  }
}

const graphqlTypes = ["application/json", "application/graphql-response+json"]

const inAddress = ({ variables, ...question }: GraphQLQuestion) =>
  stringify({ ...question, ...(variables && { variables: JSON.stringify(variables) }) })

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

/** With what the route understands of the query, always in the same order. */
function addressOf(path: string, query: string, understood: string[]) {
  if (!query || understood.length === 0) return path
  const given = parse(query)
  const kept = understood.filter((name) => given[name] !== undefined)
  return kept.length ? `${path}?${stringify(Object.fromEntries(kept.map((name) => [name, given[name]])))}` : path
}
