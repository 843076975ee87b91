import type { RequestHandler } from "express"

/** Where OFFLINE is false: what an earlier worker has begun in somebody's browser is ended by the next look for an update. */
export const noWorker: RequestHandler = (request, _response, next) => {
  request.url = "/no-worker.js"
  next()
}
