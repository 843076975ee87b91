import type { Response } from "express"

interface JsonResponse {
  json: string
  status?: number
  type?: string
}

/** For uncached answers: skips the `ETag` that Express would compute. */
export function sendJson(response: Response, { json, status = 200, type = "application/json" }: JsonResponse) {
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", `${type}; charset=utf-8`)
  response.setHeader("Content-Length", Buffer.byteLength(json))
  response.statusCode = status
  response.end(json)
}
