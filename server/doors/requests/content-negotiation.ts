import type { IncomingMessage } from "node:http"
import Negotiator from "negotiator"

type NegotiatedRequest = Pick<IncomingMessage, "method" | "headers">

/** Fetch pages for search and link previews. Most accept any type. */
const crawlers =
  /(?:Apple|bing|Discord|DuckDuck|Google|LinkedIn|reddit|Slack|Telegram|Twitter)bot|facebookexternalhit|WhatsApp|Viber|Snapchat|Cardyb|SkypeUriPreview|Pinterest|Mastodon|Signal/i

const json = "application/json"
const html = "text/html"

export function wantsPage({ method, headers }: NegotiatedRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false
  const type = preferred(headers.accept, [json, html])
  return type === html || (type === json && isCrawler(headers))
}

export const acceptsPage = ({ headers }: NegotiatedRequest): boolean => preferred(headers.accept, [html, json]) === html

/** The best media type for an `Accept`; the first if there is none. */
export const preferred = (accept: string | undefined, types: string[]): string | undefined =>
  accept ? new Negotiator({ headers: { accept } }).mediaType(types) : types[0]

/** True for a known crawler that accepts anything, and so should get the page. */
export const isCrawler = ({ accept, "user-agent": name = "" }: IncomingMessage["headers"]) =>
  (accept === undefined || accept === "*/*") && crawlers.test(name)
