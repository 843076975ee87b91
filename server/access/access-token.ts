import type { KeyObject } from "node:crypto"
import jwt from "jsonwebtoken"
import { attempt } from "../base/attempt.ts"
import { isUnexpired } from "../base/background/moments.ts"
import type { Account } from "./account.ts"

export const accessTokenSeconds = 15 * 60

interface Claims {
  user: { id: number; name: string; role: number }
  sid: string
}

/** HS256, held in the client's memory. Payload: `{ user: { id, name, role }, sid }`. */
export function signAccessToken(key: KeyObject, { id, name, role }: Account, sessionId: string) {
  const claims: Claims = { user: { id, name, role }, sid: sessionId }
  return jwt.sign(claims, key, { algorithm: "HS256", expiresIn: accessTokenSeconds })
}

/** The token's session; undefined for a forged, malformed or expired token. */
export function readAccessToken(key: KeyObject, token: string): string | undefined {
  const claims = attempt(() => jwt.verify(token, key, { algorithms: ["HS256"] }) as Claims & { exp: number })
  return claims && isUnexpired(claims.exp * 1000, accessTokenSeconds * 1000) ? claims.sid : undefined
}
