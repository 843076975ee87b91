import cors from "cors"
import type { RequestHandler } from "express"
import { quotaHeaders } from "../../access/quota-headers.ts"

const daySeconds = 86_400

/** With credentials. Answers to other origins have no such headers. */
export function crossOrigin(origins: string[]): RequestHandler {
  const allowed = cors({
    origin: origins,
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    exposedHeaders: [
      "ETag",
      "Link",
      ...quotaHeaders,
      "Retry-After",
      "WWW-Authenticate",
      "X-Request-Id",
      "X-Total-Count",
    ],
    maxAge: daySeconds,
  })
  return (request, response, next) => {
    if (origins.length) response.vary("Origin")
    if (origins.includes(request.headers.origin ?? "")) return allowed(request, response, next)
    next()
  }
}
