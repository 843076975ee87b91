import { parseCookie } from "cookie"
import type { CookieOptions, Request, Response } from "express"
import { forbidden } from "../base/failures/failures.ts"
import { deviceSeconds } from "./known-device.ts"
import { sessionSeconds } from "./sessions.ts"
import { siteOf } from "./web-sites.ts"

export interface SessionCookie {
  /** @throws FORBIDDEN for a request that a page of an unknown origin may have sent, where such requests bring the cookie. */
  token(): string | undefined
  keep(refreshToken: string): void
  clear(): void
  /**
   * The known-device token: accounts that have signed in here before. Sent from any origin, as nothing else depends on
   * it.
   */
  device(): string | undefined
  keepDevice(token: string): void
  clearDevice(): void
}

interface CookieSettings {
  siteUrl: string
  corsOrigins: string[]
}

/**
 * The refresh token travels in a cookie that no script can read and no other site can send. Only where a configured
 * front end lives on another site do browsers send it from everywhere; what it alone authorises then asks for a known
 * origin (docs/decisions/14-accounts-and-sessions.md). A second cookie without any secret, readable by the page,
 * says that there is one: a visitor who has none need not wait for a refresh to fail
 * (docs/decisions/14-accounts-and-sessions.md).
 */
export function sessionCookies(settings: CookieSettings) {
  const secure = isHttps(settings)
  const fromEverywhere = secure && isOnOtherSites(settings)
  const origins = [new URL(settings.siteUrl).origin, ...settings.corsOrigins]
  const name = secure ? refreshCookies.secure : refreshCookies.plain
  const deviceName = secure ? "__Host-device" : "device"
  const options: CookieOptions = { path: "/", secure, sameSite: fromEverywhere ? "none" : "strict", httpOnly: true }
  const hint: CookieOptions = { path: "/", secure, sameSite: "lax" }
  const maxAge = sessionSeconds * 1000

  return (request: Request, response: Response): SessionCookie => ({
    token() {
      const token = parseCookie(request.headers.cookie ?? "")[name]
      if (token && fromEverywhere && !isFrom(origins, request)) throw forbidden("This origin may not use a session.")
      return token
    },
    keep(refreshToken) {
      response.cookie(name, refreshToken, { ...options, maxAge })
      response.cookie(sessionHint, "1", { ...hint, maxAge })
    },
    device: () => parseCookie(request.headers.cookie ?? "")[deviceName],
    keepDevice(token) {
      response.cookie(deviceName, token, { ...options, maxAge: deviceSeconds * 1000 })
    },
    clearDevice: () => void response.clearCookie(deviceName, options),
    clear() {
      response.clearCookie(name, options)
      response.clearCookie(sessionHint, hint)
    },
  })
}

/** True if browsers will not send the cookie for a front end: it is on another site, and this one not on https. */
export const keepsCookiesFrom = (settings: CookieSettings) => !isHttps(settings) && isOnOtherSites(settings)

/** `client/base/session/session-hint.ts` looks for it in `document.cookie`. */
const sessionHint = "signed-in"

const refreshCookies = { secure: "__Host-refresh", plain: "refresh" }

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:${[...Object.values(refreshCookies), sessionHint].join("|")})=`)

export const namesSession = (cookies = "") => sessionCookie.test(cookies)

export const hasSessionHint = (cookies = "") => parseCookie(cookies)[sessionHint] === "1"

const isHttps = ({ siteUrl }: CookieSettings) => siteUrl.startsWith("https:")

const isOnOtherSites = ({ siteUrl, corsOrigins }: CookieSettings) =>
  corsOrigins.some((origin) => siteOf(origin) !== siteOf(siteUrl))

/**
 * True if a page of one of these origins sent the request. Browsers omit the origin from same-origin GETs and say so.
 */
function isFrom(origins: string[], { headers }: Request) {
  if (headers.origin !== undefined) return origins.includes(headers.origin)
  return headers["sec-fetch-site"] === "same-origin"
}
