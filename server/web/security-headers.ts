import helmet from "helmet"

/**
 * The headers of every answer. No inline script or style, nothing from another host (design section 13).
 * Lexical sets styles through the CSSOM, which this policy allows.
 */
export function securityHeaders(siteUrl: string) {
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
export const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
