import type { IncomingMessage } from "node:http"
import type { TLSSocket } from "node:tls"
import proxyAddr from "proxy-addr"

/** Whether an address, so many steps away, is a proxy of ours: Express's own reading of TRUST_PROXY. */
export type Proxies = (address: string, distance: number) => boolean

/** Whence a request comes: what Express calls `request.ip`. */
export const addressOf = (request: IncomingMessage, proxies: Proxies) => proxyAddr(request, proxies)

/** What a request was sent to: what Express calls `request.protocol` and `request.host`. */
export function protocolAndHost({ headers, socket }: IncomingMessage, proxies: Proxies) {
  const proxied = proxies(socket.remoteAddress ?? "", 0)
  const direct = (socket as TLSSocket).encrypted ? "https" : "http"
  return {
    protocol: (proxied && first(headers["x-forwarded-proto"])) || direct,
    host: (proxied && first(headers["x-forwarded-host"])) || headers.host || "",
  }
}

const first = (given: string | string[] | undefined) =>
  String(given ?? "")
    .split(",")[0]
    ?.trim()
