import type { Server } from "node:http"
import { type Settings, SettingsError } from "../settings.ts"

/** Docker and systemd kill what has not stopped after 10 seconds or more. */
const drainMs = 8_000

/**
 * Listens where the settings say: without a host on all addresses, of IPv4 alone where the machine has no IPv6.
 * @throws SettingsError for a port or a host that cannot be had.
 */
export function listen(server: Server, { port, host }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host?: string) {
  if (error.code === "EADDRINUSE")
    return new SettingsError(`Port ${port} is in use. Stop the other program, or set PORT to another one.`)
  if (error.code === "EACCES")
    return new SettingsError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`)
  if (host) return new SettingsError(`Setting HOST is wrong: it is no address or name of this machine (${error.code}).`)
  return error
}

/** Takes no more connections, finishes the requests in flight, and waits for no client that never ends its own. */
export function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    // A connection that has been answered would be kept open for its next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(end)
      resolve()
    })
  })
}
