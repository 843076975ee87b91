import type { RequestHandler } from "express"
import type { SharedCard } from "../../../client/app/served/render.tsx"
import { notFound } from "../../base/failures/failures.ts"
import { foreverCaching, noTrainingHeaders } from "../../content/pictures/serve.ts"
import type { Cards } from "./cards.ts"

/** Null if the page does not exist, or is not public. */
export type CardOf = (...[request, response]: Parameters<RequestHandler>) => Promise<SharedCard | null>

/** `GET /cards/{page}.jpg`. Ignores the query; only public pages have a card. */
export function serveCards(cards: Cards, cardOf: CardOf): RequestHandler {
  return async (request, response, next) => {
    const card = await cardOf(request, response, next)
    if (!card) throw notFound("This page")
    const isLatest = request.query.v === card.version
    response.type("image/jpeg").set({
      ...noTrainingHeaders,
      ETag: `"${card.version}"`,
      // A change gives the card another address.
      "Cache-Control": isLatest ? foreverCaching : "public, max-age=60",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
    })
    if (request.fresh) return void response.status(304).end()
    response.send(await cards.get(card))
  }
}
