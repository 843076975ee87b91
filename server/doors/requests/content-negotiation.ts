import type { IncomingMessage } from "node:http"
import Negotiator from "negotiator"

export type NegotiatedRequest = Pick<IncomingMessage, "method" | "headers">

/** Programs that fetch a page to index it, or to show a card of it where it is shared. Most accept anything at all. */
const crawlers =
  /facebookexternalhit|WhatsApp|Twitterbot|TelegramBot|Slackbot|LinkedInBot|Discordbot|SkypeUriPreview|Pinterest|redditbot|Mastodon|Signal|Applebot|Googlebot|bingbot|DuckDuckBot/i

const json = "application/json"
const html = "text/html"

/** True if the client wants an address's page rather than its data for programs. */
export function wantsPage({ method, headers }: NegotiatedRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  const wanted = preferred(headers.accept, [json, html])
  return wanted === html || (wanted === json && isCrawler(headers))
}

/** True if HTML is acceptable, for an address that has only a page. */
export function acceptsPage({ headers }: NegotiatedRequest): boolean {
  return preferred(headers.accept, [html, json]) === html
}

/** The best of some media types for an `Accept`; the first for none. */
export function preferred(accept: string | undefined, types: string[]): string | undefined {
  return accept ? new Negotiator({ headers: { accept } }).mediaType(types) : types[0]
}

/** True if a known crawler accepts anything, and so would rather have the page. */
export const isCrawler = ({ accept, "user-agent": name = "" }: IncomingMessage["headers"]) =>
  (accept === undefined || accept === "*/*") && crawlers.test(name)
