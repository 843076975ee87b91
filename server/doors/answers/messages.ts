import { createServer, IncomingMessage, ServerResponse } from "node:http"
import express, { type Express, type RequestHandler } from "express"

/** Express would change the prototypes of Node's objects at each request, which slows V8 down (docs/performance.md). */
export class SiteRequest extends IncomingMessage {}
export class SiteResponse extends ServerResponse {}
Object.setPrototypeOf(SiteRequest.prototype, express.request)
Object.setPrototypeOf(SiteResponse.prototype, express.response)

export const createSiteServer = () => createServer({ IncomingMessage: SiteRequest, ServerResponse: SiteResponse })

/** Missing from Express's types. */
type Handling = Express & { handle: RequestHandler }

/** Sets the app on each request instead of on a prototype, so that several apps can share a `createSiteServer`. */
export function siteApp(): Express {
  const app = express() as Handling
  const handle = app.handle.bind(app)
  app.request = SiteRequest.prototype as typeof app.request
  app.response = SiteResponse.prototype as typeof app.response
  app.handle = (request, response, next) =>
    handle(Object.assign(request, { app }), Object.assign(response, { app }), next)
  return app
}
