import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isIP, isIPv6 } from "node:net"
import type { RequestHandler, Response } from "express"
import onHeaders from "on-headers"
import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino"
import { neighbourhoodOf } from "./network.ts"
import type { Settings } from "./settings.ts"

const secretNames = ["password", "pwd", "oldPwd", "accessToken", "refreshToken"]
const secrets = secretNames.flatMap((name) => [name, `*.${name}`])

type LogAddresses = Settings["logAddresses"]

/** Logs JSON lines. Omits secrets and people's texts. `addresses` sets how much of a client's IP address is shown. */
export function openLog(
  level: string,
  destination: DestinationStream,
  about = {},
  addresses: LogAddresses = "network",
): Logger {
  const errors = new LoggedErrors()
  const hooks: LoggerOptions["hooks"] = {
    logMethod(args, method, level) {
      if (level >= errorLevel) errors.note()
      method.apply(this, args)
    },
  }
  const serializers = { err: withoutValues, from: (address: string) => shortenAddress(address, addresses) }
  const log = pino({ level, redact: secrets, serializers, hooks }, destination).child(about)
  errorsByLog.set(log, errors)
  return log
}

/** Pino's number for `error`; more serious levels are higher. */
const errorLevel = 50

const dayMs = 24 * 60 * 60 * 1000

const maxMoments = 1000

class LoggedErrors {
  private moments: number[] = []
  total = 0

  note() {
    this.total++
    this.moments = [...this.moments.slice(1 - maxMoments), Date.now()]
  }

  inLastDay(): { count: number; lastAt?: Date } {
    const within = this.moments.filter((moment) => moment > Date.now() - dayMs)
    const last = within.at(-1)
    return { count: within.length, lastAt: last === undefined ? undefined : new Date(last) }
  }
}

const errorsByLog = new WeakMap<Logger, LoggedErrors>()

export const errorsIn = (log: Logger): LoggedErrors => errorsByLog.get(log) ?? new LoggedErrors()

/** Lines are batched by milliseconds and bytes: each write costs a turn on another thread. */
const batching = { periodicFlush: 100, minLength: 4096, maxLength: 1_000_000 }

/**
 * The error stream of this process: readable on a terminal, else JSON lines. Flushed when the process ends, unless it
 * leads to a disk that is full: pino would throw then, and try again for ever at the end.
 */
export async function standardError(): Promise<DestinationStream> {
  const stream = { dest: 2, sync: false }
  if (process.stderr.isTTY) return readable(pino.destination(stream), { colorize: true })
  const destination = pino.destination({ ...stream, ...batching })
  const flush = destination.flushSync.bind(destination)
  let isFull = false
  destination.on("error", () => (isFull = true)).on("write", () => (isFull = false))
  return Object.assign(destination, { flushSync: () => isFull || flush() })
}

export async function readable(destination: DestinationStream, { colorize = false } = {}): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty")
  return pretty({ destination, colorize, ignore: "pid,hostname", singleLine: true, translateTime: "SYS:HH:MM:ss" })
}

/** 24 bits of IPv4 and 48 of IPv6: a town or a provider, not a household. */
function shortenAddress(address: string, addresses: LogAddresses) {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/, "")
  if (addresses === "none" || !isIP(unmapped)) return undefined
  if (addresses === "full") return unmapped
  return neighbourhoodOf(unmapped) + (isIPv6(unmapped) ? "::" : ".0")
}

/** Fields of an error that contain no stored values, unlike `parameters`, and PostgreSQL's `detail` and `where`. */
const loggedErrorFields = [
  "type",
  "code",
  "errno",
  "syscall",
  "severity",
  "query",
  "schema",
  "table",
  "column",
  "constraint",
]

function withoutValues(error: Error & { severity?: string }) {
  const { message, stack, ...found } = pino.stdSerializers.err(error)
  // PostgreSQL appends a value that it cannot parse to its message.
  const redacted = (text = "") => (error.severity ? text.replace(/: "[^\n]*"(?=\n|$)/g, "") : text)
  const logged = Object.entries(found).filter(([name]) => loggedErrorFields.includes(name))
  return { message: redacted(message), stack: redacted(stack), ...Object.fromEntries(logged) }
}

export interface RequestFacts {
  role?: string
  program?: number
  operation?: string
  fields?: string[]
}

export function noteForLog(response: Response, facts: RequestFacts) {
  response.locals.facts = { ...response.locals.facts, ...facts }
}

/** Supervisors poll these every few seconds. */
const probes = ["/healthz", "/readyz", "/metrics"]

/** Milliseconds from which a request or statement is logged as slow. Tests lower it. */
export const slow = { fromMs: 1000 }

/** Logs each request at its end; warns of slow answers, not of slow uploads. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const id = idOf(request)
    const startedAt = performance.now()
    const { method, path, ip: from } = request
    response.set("X-Request-Id", id)
    let isSlow = false
    onHeaders(response, () => {
      isSlow = performance.now() - startedAt >= slow.fromMs && !request.is("multipart")
    })
    response.once("close", () => {
      const ms = Math.round(performance.now() - startedAt)
      const about = { id, from, method, path, status: response.statusCode, ms, ...response.locals.facts }
      if (!response.writableFinished) log.info({ ...about, status: null }, "request aborted")
      else if (isSlow) log.warn(about, "slow request")
      else if (probes.includes(path) && response.statusCode < 400) log.debug(about, "request")
      else log.info(about, "request")
    })
    next()
  }
}

/** Clients may set the id, to find a request in several logs; nothing depends on it. */
export function idOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const header = String(headers["x-request-id"] ?? "")
  return /^[\w.:-]{8,100}$/.test(header) ? header : randomUUID()
}

export const requestId = (response: Response) => ({ id: response.get("X-Request-Id") })
