import type { IncomingMessage } from "node:http"
import type { TLSSocket } from "node:tls"
import proxyAddr from "proxy-addr"

/** True for one of our proxies, `distance` hops away: Express's own reading of TRUST_PROXY. */
export type Proxies = (address: string, distance: number) => boolean

export const addressOf = (request: IncomingMessage, proxies: Proxies) => proxyAddr(request, proxies)

export function protocolAndHost({ headers, socket }: IncomingMessage, proxies: Proxies) {
  const proxied = proxies(socket.remoteAddress ?? "", 0)
  const direct = (socket as TLSSocket).encrypted ? "https" : "http"
  return {
    protocol: (proxied && first(headers["x-forwarded-proto"])) || direct,
    host: (proxied && first(headers["x-forwarded-host"])) || headers.host || "",
  }
}

const first = (header: string | string[] | undefined) =>
  String(header ?? "")
    .split(",")[0]
    ?.trim()
