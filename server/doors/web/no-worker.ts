import type { RequestHandler } from "express"

/** Replaces the service worker if OFFLINE is false: the browser's next update check removes the earlier one. */
export const noWorker: RequestHandler = (request, _response, next) => {
  request.url = "/no-worker.js"
  next()
}
