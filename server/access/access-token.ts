import type { KeyObject } from "node:crypto"
import jwt from "jsonwebtoken"
import { LRUCache } from "lru-cache"
import { isUnderWay } from "../background/moments.ts"
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

interface Verified {
  sessionId: string
  /** Milliseconds since 1970. */
  expires: number
}

/** Tokens whose signature is known to be good: a browser sends the same one for a quarter of an hour. */
const maxVerified = 1000

export class AccessTokens {
  private readonly verified = new LRUCache<string, Verified>({ max: maxVerified })

  constructor(private readonly key: KeyObject) {}

  /** The session that a token was made for, or undefined for a token that is forged, malformed or expired. */
  read(token: string): string | undefined {
    const known = this.verified.get(token) ?? this.verify(token)
    return known && isUnderWay(known.expires, accessTokenSeconds * 1000) ? known.sessionId : undefined
  }

  private verify(token: string): Verified | undefined {
    try {
      const { sid, exp } = jwt.verify(token, this.key, { algorithms: ["HS256"] }) as Claims & { exp: number }
      const verified = { sessionId: sid, expires: exp * 1000 }
      this.verified.set(token, verified)
      return verified
    } catch {
      return undefined
    }
  }
}
