import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { RequestHandler } from "express"
import helmet from "helmet"
import { getDomain } from "tldts"
import type { Settings } from "../../base/settings.ts"

/** No inline script or style, nothing from another host (design section 13). Lexical sets styles through the CSSOM. */
export function securityHeaders(settings: Pick<Settings, "siteUrl">): RequestHandler {
  const headers = [...headersOf(policies(settings)), ["Permissions-Policy", permissionsPolicy] as const]
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** Computed once: Helmet would run fifteen functions for each answer. */
function headersOf(middleware: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request) as ServerResponse & { getRawHeaderNames(): string[] }
  middleware(request, response, () => undefined)
  return response.getRawHeaderNames().map((name) => [name, String(response.getHeader(name))] as const)
}

function policies({ siteUrl }: Pick<Settings, "siteUrl">) {
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
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: !isApex(siteUrl) },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  })
}

/** Subdomains of the apex may still use http; `www.school.example` has none. */
const isApex = (siteUrl: string) => getDomain(siteUrl) === new URL(siteUrl).hostname

const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
