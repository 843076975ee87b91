import type { Response } from "express"

interface Sent {
  json: string
  status?: number
  type?: string
}

/** Answers with what nobody keeps: without the `ETag` that Express would make for it. */
export function sendJson(response: Response, { json, status = 200, type = "application/json" }: Sent) {
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", `${type}; charset=utf-8`)
  response.setHeader("Content-Length", Buffer.byteLength(json))
  response.statusCode = status
  response.end(json)
}
