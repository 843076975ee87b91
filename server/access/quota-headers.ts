import type { Request, RequestHandler, Response } from "express"
import { Programs } from "./programs.ts"
import type { Quota, Throttle } from "./throttle.ts"
import type { Viewer } from "./viewer.ts"

/** The headers of draft-ietf-httpapi-ratelimit-headers-10, with one entry per limit that a request counts towards. */
export const quotaHeaders = ["RateLimit", "RateLimit-Policy"]

export const reportQuota =
  (response: Response) =>
  ({ limit, points, duration, remaining, reset }: Quota) => {
    if (response.headersSent) return
    response.append("RateLimit-Policy", `"${limit}";q=${points};w=${duration}`)
    response.append("RateLimit", `"${limit}";r=${remaining};t=${reset}`)
  }

interface Options {
  throttle: Throttle
  tokenOf: (request: Request) => string | undefined
  viewerOf: (request: Request) => Promise<Viewer>
}

/** @throws for an invalid token even on public fields: the program would take hidden items for deleted */
export function limitPrograms({ throttle, tokenOf, viewerOf }: Options): RequestHandler {
  return async (request, response, next) => {
    if (!Programs.isProgramToken(tokenOf(request))) return next()
    const { program, refusal } = await viewerOf(request)
    if (refusal) throw refusal
    if (program) await throttle.withReport(reportQuota(response)).consume("program", String(program.id))
    next()
  }
}
