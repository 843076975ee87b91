import type { Request } from "express"

/** Programs that fetch a page to index it, or to show a card of it where it is shared. Most accept anything at all. */
const readersOfPages =
  /facebookexternalhit|WhatsApp|Twitterbot|TelegramBot|Slackbot|LinkedInBot|Discordbot|SkypeUriPreview|Pinterest|redditbot|Mastodon|Signal|Applebot|Googlebot|bingbot|DuckDuckBot/i

/** Whether somebody wants the page of an address rather than the data that programs find there. */
export function asksForPage(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false
  const wanted = request.accepts(["json", "html"])
  return wanted === "html" || (wanted === "json" && acceptsAnything(request) && isReader(request))
}

/** Whether HTML would do, where there is nothing but a page. */
export function acceptsPage(request: Request): boolean {
  return request.accepts(["html", "json"]) === "html"
}

const acceptsAnything = (request: Request) => ["*/*", undefined].includes(request.get("accept"))

const isReader = (request: Request) => readersOfPages.test(request.get("user-agent") ?? "")
