import { type KeyObject, randomUUID } from "node:crypto"
import jwt from "jsonwebtoken"
import { attempt } from "../base/attempt.ts"

export const deviceSeconds = 365 * 24 * 60 * 60

const maxAccounts = 10

export interface KnownDevice {
  id: string
  accounts: number[]
  /** Accounts that need no second factor in this browser. `until`: seconds since 1970. */
  trusted?: { account: number; mark: string; until: number }[]
}

export interface Trust {
  mark: string
  seconds: number
}

/** Identifies a browser, which then has its own sign-in tries. It signs nobody in. */
export function signDevice(key: KeyObject, device: KnownDevice | undefined, account: number, trust?: Trust) {
  const now = Math.floor(Date.now() / 1000)
  const others = (device?.accounts ?? []).filter((id) => id !== account)
  const current = (device?.trusted ?? []).filter(({ account: id, until }) => until > now && !(trust && id === account))
  const added = trust ? [{ account, mark: trust.mark, until: now + trust.seconds }] : []
  const claims: KnownDevice = {
    id: device?.id ?? randomUUID(),
    accounts: [account, ...others].slice(0, maxAccounts),
    trusted: [...added, ...current].slice(0, maxAccounts),
  }
  return jwt.sign(claims, key, { algorithm: "HS256", expiresIn: deviceSeconds, audience })
}

export const readDevice = (key: KeyObject, token = "") =>
  attempt(() => jwt.verify(token, key, { algorithms: ["HS256"], audience }) as unknown as KnownDevice)

/** Distinguishes it from access tokens, which are signed with the same key. */
const audience = "device"
