import type { KeyObject } from "node:crypto"
import jwt from "jsonwebtoken"
import { isUnderWay } from "../base/background/moments.ts"
import type { Account } from "./account.ts"

/** Seconds that an access token lives (design section 6). */
export const accessTokenSeconds = 15 * 60

interface Claims {
  user: { id: number; name: string; role: number }
  sid: string
}

/** Signs the token that the client holds in memory: HS256, payload `{ user: { id, name, role }, sid }`. */
export function signAccessToken(key: KeyObject, { id, name, role }: Account, sessionId: string) {
  const claims: Claims = { user: { id, name, role }, sid: sessionId }
  return jwt.sign(claims, key, { algorithm: "HS256", expiresIn: accessTokenSeconds })
}

/** The session that a token was made for, or undefined for a token that is forged, malformed or expired. */
export function readAccessToken(key: KeyObject, token: string): string | undefined {
  try {
    const { sid, exp } = jwt.verify(token, key, { algorithms: ["HS256"] }) as Claims & { exp: number }
    return isUnderWay(exp * 1000, accessTokenSeconds * 1000) ? sid : undefined
  } catch {
    return undefined
  }
}
