import type { RequestHandler } from "express"

/** Replaces the worker if OFFLINE is false: at the next update, the browser ends the earlier one. */
export const noWorker: RequestHandler = (request, _response, next) => {
  request.url = "/no-worker.js"
  next()
}
