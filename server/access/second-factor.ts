import { randomInt } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { Seal } from "./seal.ts"
import { Signatures } from "./signatures.ts"

/** Defaults of authenticator apps (RFC 6238): SHA-1, six digits, half a minute. */
const period = 30
const shape = { algorithm: "SHA1", digits: 6, period } as const

/** Accepts the half-minutes before and after: clocks differ, and people type slowly. */
const window = 1

const codeCount = 10
const codeAlphabet = "abcdefghjkmnpqrstuvwxyz23456789"

/** Words of five letters to write down, such as `k7mqp-93xrt`: 24 random bits each. */
export function randomWords(count: number): string {
  const letter = () => codeAlphabet[randomInt(codeAlphabet.length)]
  return Array.from({ length: count }, () => Array.from({ length: 5 }, letter).join("")).join("-")
}

export interface StoredFactor {
  /** Sealed: the database alone does not reveal it. Null for an account without a second factor. */
  totpSecret: string | null
  /** The half-minute of the last accepted code: a code is valid once. */
  totpStep: number
  /** Signed, in no order. Each is deleted when used. */
  recoveryCodes: string[]
}

export class SecondFactors {
  private readonly seal: Seal
  private readonly codes: Signatures
  private readonly browsers: Signatures

  constructor(tokenSecret: string) {
    this.seal = new Seal(tokenSecret, "secrets of authenticator apps")
    this.codes = new Signatures(tokenSecret, "recovery codes")
    this.browsers = new Signatures(tokenSecret, "browsers that need no second factor")
  }

  /** Returns a new secret as `uri` for an app, in base 32 for typing, and sealed for storage. */
  create(issuer: string, label: string) {
    const secret = new Secret({ size: 20 })
    const uri = new TOTP({ ...shape, issuer: issuer.replaceAll(":", " "), label, secret }).toString()
    return { uri, secret: secret.base32, totpSecret: this.seal.encrypt(secret.base32) }
  }

  /** False if the secret was sealed with another key, as after a restore from another site. */
  isReadable({ totpSecret }: StoredFactor): boolean {
    return totpSecret !== null && this.seal.decrypt(totpSecret) !== null
  }

  /** The half-minute of a valid code; undefined for a wrong code, or one used before. */
  stepOf({ totpSecret, totpStep }: StoredFactor, code: string): number | undefined {
    const secret = totpSecret && this.seal.decrypt(totpSecret)
    if (!secret || !/^\d{6}$/.test(code)) return undefined
    const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) })
    const timestamp = Date.now()
    const delta = totp.validate({ token: code, window, timestamp })
    const step = delta === null ? undefined : totp.counter({ timestamp }) + delta
    return step !== undefined && step > totpStep ? step : undefined
  }

  /** Returns codes such as `k7mqp-93xrt`, in plain form to show once and in stored form. */
  createCodes() {
    const shown = Array.from({ length: codeCount }, () => randomWords(2))
    return { shown, recoveryCodes: shown.map((code) => this.codes.sign(code)) }
  }

  /** The remaining recovery codes; undefined if `code`, only letters and digits, is none of them. */
  withoutCode({ recoveryCodes }: StoredFactor, code: string): string[] | undefined {
    const signed = this.codes.sign(`${code.slice(0, 5)}-${code.slice(5)}`)
    return recoveryCodes.includes(signed) ? recoveryCodes.filter((other) => other !== signed) : undefined
  }

  /** The account's mark in a trusted-device token. Changing the password or the secret revokes it. */
  trustOf(account: number, passwordHash: string | null, { totpSecret }: StoredFactor): string {
    return this.browsers.sign([account, passwordHash, totpSecret].join("\n")).slice(0, 22)
  }
}
