import { parseCookie } from "cookie"
import type { CookieOptions, Request, Response } from "express"
import { forbidden } from "../base/failures/failures.ts"
import { deviceSeconds } from "./known-device.ts"
import { sessionSeconds } from "./sessions.ts"
import { siteOf } from "./web-sites.ts"

export type SessionCookie = ReturnType<ReturnType<typeof sessionCookies>>

interface CookieSettings {
  siteUrl: string
  corsOrigins: string[]
}

/**
 * HttpOnly and SameSite. With a front end on another site, browsers send the cookie cross-site: requests that only
 * the cookie authorises then require a known origin. A second, readable cookie only shows that a session exists
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

  return (request: Request, response: Response) => ({
    /** @throws FORBIDDEN for a request from an unknown origin if browsers send the cookie cross-site */
    token() {
      const token = parseCookie(request.headers.cookie ?? "")[name]
      if (token && fromEverywhere && !isFrom(origins, request)) throw forbidden("This origin may not use a session.")
      return token
    },
    set(refreshToken: string) {
      response.cookie(name, refreshToken, { ...options, maxAge })
      response.cookie(sessionHint, "1", { ...hint, maxAge })
    },
    /** The known-device token. Accepted from any origin, as it authorises nothing else. */
    device: () => parseCookie(request.headers.cookie ?? "")[deviceName],
    setDevice: (token: string) => void response.cookie(deviceName, token, { ...options, maxAge: deviceSeconds * 1000 }),
    clearDevice: () => void response.clearCookie(deviceName, options),
    clear() {
      response.clearCookie(name, options)
      response.clearCookie(sessionHint, hint)
    },
  })
}

/** True if browsers will not send the cookie: a front end is on another site, and the API has no https. */
export const blocksCookies = (settings: CookieSettings) => !isHttps(settings) && isOnOtherSites(settings)

/** Read by `client/base/session/session-hint.ts`. */
const sessionHint = "signed-in"

const refreshCookies = { secure: "__Host-refresh", plain: "refresh" }

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:${[...Object.values(refreshCookies), sessionHint].join("|")})=`)

export const hasSessionCookie = (cookies = "") => sessionCookie.test(cookies)

export const hasSessionHint = (cookies = "") => parseCookie(cookies)[sessionHint] === "1"

const isHttps = ({ siteUrl }: CookieSettings) => siteUrl.startsWith("https:")

const isOnOtherSites = ({ siteUrl, corsOrigins }: CookieSettings) =>
  corsOrigins.some((origin) => siteOf(origin) !== siteOf(siteUrl))

/** True for a request by a page of these origins. Browsers omit Origin from same-origin GETs; Sec-Fetch-Site tells. */
function isFrom(origins: string[], { headers }: Request) {
  if (headers.origin !== undefined) return origins.includes(headers.origin)
  return headers["sec-fetch-site"] === "same-origin"
}
