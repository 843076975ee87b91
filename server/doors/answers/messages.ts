import { createServer, IncomingMessage, ServerResponse } from "node:http"
import express, { type Express, type RequestHandler } from "express"

/**
 * Requests and responses as Express wants them. It changes the prototype of Node's, each time: V8 then finds two kinds of each wherever
 * Node looks at one, also for answers from memory, which Express never sees (docs/performance.md).
 */
export class SiteRequest extends IncomingMessage {}
export class SiteResponse extends ServerResponse {}
Object.setPrototypeOf(SiteRequest.prototype, express.request)
Object.setPrototypeOf(SiteResponse.prototype, express.response)

export const createSiteServer = () => createServer({ IncomingMessage: SiteRequest, ServerResponse: SiteResponse })

/** Express has it; its types do not. */
type Handling = Express & { handle: RequestHandler }

/** For requests of a `createSiteServer`, which several may share: Express finds its app on each request, in place of their prototype. */
export function siteApp(): Express {
  const app = express() as Handling
  const handle = app.handle.bind(app)
  app.request = SiteRequest.prototype as typeof app.request
  app.response = SiteResponse.prototype as typeof app.response
  app.handle = (request, response, next) =>
    handle(Object.assign(request, { app }), Object.assign(response, { app }), next)
  return app
}
