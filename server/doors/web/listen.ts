import { readFileSync } from "node:fs"
import type { Server, ServerResponse } from "node:http"
import { type AddressInfo, Server as NetServer } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import type { Logger } from "pino"
import { attempt } from "../../base/attempt.ts"
import { type Settings, SettingsError, TransientError } from "../../base/settings.ts"
import { createSiteServer } from "../answers/messages.ts"

/** Docker and systemd kill what has not stopped after 10 seconds or more. */
const drainMs = 8_000

/** Time for 10 MB at 8 kB a second: on a poor connection, the five minutes of Node end before the upload does. */
const requestMs = 20 * 60_000

/** Longer than the two minutes of Caddy: otherwise a proxy reuses a closed connection, and readers get a 502. */
const proxyKeepAliveMs = 150_000

/** Binds the port before the site opens. @throws SettingsError for a port or address that is not available */
export async function openPort(settings: Settings, log: Logger) {
  const server = createSiteServer()
  server.requestTimeout = requestMs
  // Closes also a connection whose client does not read its answer.
  server.timeout = requestMs
  limitConnections(server, log)
  await listen(server, settings)
  const draining: Draining = { isActive: false }
  /** Continues to serve until the balancer sees `/readyz` fail. Connections close after their next answer. */
  const drain = () => {
    draining.isActive = true
    server.prependListener("request", (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
  }
  return { server, draining, drain, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

export interface Draining {
  isActive: boolean
}

/** Without a host, listens on all addresses; on IPv4 only if there is no IPv6. */
function listen(server: Server, { port, host, trustProxy }: Settings) {
  if (trustProxy) server.keepAliveTimeout = proxyKeepAliveMs
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, resolve)
  })
}

const ownHandles = 128

/** Limits connections, so that file handles stay free for answers. Logs refused ones at most once a minute. */
function limitConnections(server: Server, log: Logger) {
  const limit = maxHandles()
  if (limit === undefined) return
  server.maxConnections = Math.max(limit - ownHandles, Math.floor(limit / 2))
  let loggedAt = Number.NEGATIVE_INFINITY
  server.on("drop", () => {
    if (performance.now() - loggedAt < 60_000) return
    loggedAt = performance.now()
    log.error({ connections: server.maxConnections }, "no more connections are taken: `ulimit -n` allows no more")
  })
}

function maxHandles(): number | undefined {
  const found = attempt(() => readFileSync("/proc/self/limits", "utf8")) ?? ""
  const [, soft] = /^Max open files\s+(\d+)/m.exec(found) ?? []
  return soft === undefined ? undefined : Number(soft)
}

function explain(error: NodeJS.ErrnoException, port: number, host?: string) {
  if (error.code === "EADDRINUSE")
    return new TransientError(`Port ${port} is in use. Stop the other program, or set PORT to another one.`)
  if (error.code === "EACCES")
    return new SettingsError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`)
  if (host)
    return new TransientError(`Setting HOST is wrong: it is not an address or name of this machine (${error.code}).`)
  return error
}

/** Event-loop turns to accept the connections that have arrived: one per turn. */
const acceptTurns = 200

/** Answers every request that has arrived, but does not wait for clients that never finish theirs. */
export async function closeServer(server: Server) {
  // Closing the listener resets the connections that wait to be accepted.
  await acceptPending()
  const end = setTimeout(() => server.closeAllConnections(), drainMs)
  // `http.Server` would also close idle connections, whose next request may have arrived unread.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  await acceptPending()
  // Closes connections that would be kept alive for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

async function acceptPending() {
  for (let turns = 0; turns < acceptTurns; turns++) await turn()
}
