import type { IncomingMessage } from "node:http"
import { LRUCache } from "lru-cache"
import Negotiator from "negotiator"

export type NegotiatedRequest = Pick<IncomingMessage, "method" | "headers">

/** Programs that fetch a page to index it, or to show a card of it where it is shared. Most accept anything at all. */
const crawlers =
  /facebookexternalhit|WhatsApp|Twitterbot|TelegramBot|Slackbot|LinkedInBot|Discordbot|SkypeUriPreview|Pinterest|redditbot|Mastodon|Signal|Applebot|Googlebot|bingbot|DuckDuckBot/i

const json = "application/json"
const html = "text/html"

/** Whether somebody wants the page of an address rather than the data that programs find there. */
export function wantsPage({ method, headers }: NegotiatedRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  const wanted = preferred(headers.accept, [json, html])
  return wanted === html || (wanted === json && isCrawler(headers))
}

/** Whether HTML would do, where there is nothing but a page. */
export function acceptsPage({ headers }: NegotiatedRequest): boolean {
  return preferred(headers.accept, [html, json]) === html
}

/** Browsers and programs say the same few things in `Accept`, which one request is asked of several times. */
const negotiated = new LRUCache<string, { type?: string }>({ max: 200 })
const maxLength = 500

/** The best of some media types for an `Accept`; the first for none. */
export function preferred(accept: string | undefined, types: string[]): string | undefined {
  if (!accept) return types[0]
  const key = `${types}\n${accept}`
  const known = negotiated.get(key) ?? { type: new Negotiator({ headers: { accept } }).mediaType(types) }
  if (accept.length <= maxLength) negotiated.set(key, known)
  return known.type
}

/** Whether such a program accepts anything at all, and so would rather have the page. */
export const isCrawler = ({ accept, "user-agent": name = "" }: IncomingMessage["headers"]) =>
  (accept === undefined || accept === "*/*") && crawlers.test(name)
