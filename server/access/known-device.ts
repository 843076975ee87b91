import { type KeyObject, randomUUID } from "node:crypto"
import jwt from "jsonwebtoken"

/** Seconds that a browser is known after somebody signed in with it. */
export const deviceSeconds = 365 * 24 * 60 * 60

/** So many people may share a browser. */
const maxAccounts = 10

export interface KnownDevice {
  id: string
  accounts: number[]
}

/** Signs what a browser shows when it asks to sign in again. It signs nobody in: it only has tries of its own. */
export function signDevice(key: KeyObject, known: KnownDevice | undefined, account: number) {
  const others = (known?.accounts ?? []).filter((id) => id !== account)
  const claims: KnownDevice = { id: known?.id ?? randomUUID(), accounts: [account, ...others].slice(0, maxAccounts) }
  return jwt.sign(claims, key, { algorithm: "HS256", expiresIn: deviceSeconds, audience })
}

/** Undefined for a browser that is not known, or says so wrongly. */
export function readDevice(key: KeyObject, token = ""): KnownDevice | undefined {
  try {
    return jwt.verify(token, key, { algorithms: ["HS256"], audience }) as unknown as KnownDevice
  } catch {
    return undefined
  }
}

/** An access token, signed with the same key, is none of these. */
const audience = "device"
