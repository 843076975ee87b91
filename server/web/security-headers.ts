import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { RequestHandler } from "express"
import helmet from "helmet"

/** No inline script or style, nothing from another host (design section 13). Lexical sets styles through the CSSOM. */
export function securityHeaders(siteUrl: string): RequestHandler {
  const headers = [...headersOf(policies(siteUrl)), ["Permissions-Policy", permissionsPolicy] as const]
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** What helmet writes, learnt once: it goes through fifteen functions for each answer. */
function headersOf(middleware: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request) as ServerResponse & { getRawHeaderNames(): string[] }
  middleware(request, response, () => undefined)
  return response.getRawHeaderNames().map((name) => [name, String(response.getHeader(name))] as const)
}

function policies(siteUrl: string) {
  const https = siteUrl.startsWith("https:")
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  })
}

/** No page of this site uses these. */
const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
