import { randomUUID } from "node:crypto"
import type { RequestHandler, Response } from "express"
import pino, { type DestinationStream, type Logger } from "pino"

const secrets = ["password", "pwd", "oldPwd", "accessToken", "refreshToken", "*.password", "*.accessToken"]

/** JSON lines on the error stream. Whatever is logged, secrets and what people wrote never show. */
export function openLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino({ level, redact: secrets, serializers: { err: withoutValues } }, destination)
}

/** A statement that failed brings the values that were to be stored: somebody's message, a password's hash. */
function withoutValues(error: Error) {
  const { parameters: _parameters, ...told } = pino.stdSerializers.err(error)
  return told
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

/** Of the request that is being answered, for every line about it. */
export const requestId = (response: Response) => ({ id: response.get("X-Request-Id") })
