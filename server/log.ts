import { randomUUID } from "node:crypto"
import type { RequestHandler } from "express"
import pino, { type Logger } from "pino"

/** JSON lines on the error stream. Whatever is logged, these never show. */
export function openLog(level: string): Logger {
  return pino(
    { level, redact: ["password", "pwd", "oldPwd", "accessToken", "refreshToken", "*.password", "*.accessToken"] },
    pino.destination({ dest: 2, sync: false }),
  )
}

/** One line for each request: id, method, path without its query, status and milliseconds. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID()
    const begun = performance.now()
    const { method, path } = request
    response.set("X-Request-Id", id)
    response.on("finish", () =>
      log.info({ id, method, path, status: response.statusCode, ms: Math.round(performance.now() - begun) }, "request"),
    )
    next()
  }
}
