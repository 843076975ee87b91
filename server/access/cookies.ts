import { parseCookie } from "cookie"
import type { CookieOptions, Request, Response } from "express"
import { sessionSeconds } from "./sessions.ts"

/** The refresh cookie of one request and its answer. */
export interface SessionCookie {
  token(): string | undefined
  keep(refreshToken: string): void
  clear(): void
}

/**
 * The refresh token travels in a cookie that no script can read and no other site can send. A second cookie without any
 * secret, readable by the page, says that there is one: a visitor who has none need not wait for a refresh to fail
 * (docs/decisions/004-session-hint-cookie.md).
 */
export function sessionCookie(siteUrl: string, request: Request, response: Response): SessionCookie {
  const secure = siteUrl.startsWith("https:")
  const name = secure ? "__Host-refresh" : "refresh"
  const options: CookieOptions = { path: "/", secure, sameSite: "strict" }
  const maxAge = sessionSeconds * 1000

  return {
    token: () => parseCookie(request.headers.cookie ?? "")[name],
    keep(refreshToken) {
      response.cookie(name, refreshToken, { ...options, httpOnly: true, maxAge })
      response.cookie(sessionHint, "1", { ...options, sameSite: "lax", maxAge })
    },
    clear() {
      response.clearCookie(name, { ...options, httpOnly: true })
      response.clearCookie(sessionHint, { ...options, sameSite: "lax" })
    },
  }
}

/** The client looks for this name in `document.cookie`. */
const sessionHint = "signed-in"
