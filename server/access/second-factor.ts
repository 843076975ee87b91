import { randomInt } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { Seal } from "./seal.ts"
import { Signatures } from "./signatures.ts"

/** Defaults of authenticator apps (RFC 6238): SHA-1, six digits, half a minute. */
const period = 30
const shape = { algorithm: "SHA1", digits: 6, period } as const

/** Codes of the half-minute before and after count too: clocks differ, and people type slowly. */
const window = 1

/** The number of recovery codes per account, each of 50 bits. */
const codeCount = 10
const codeAlphabet = "abcdefghjkmnpqrstuvwxyz23456789"

export interface StoredFactor {
  /** Encrypted: whoever has the database alone cannot make codes. Null for an account without. */
  totpSecret: string | null
  /** The half-minute of the last code that was taken: none is taken twice. */
  totpStep: number
  /** Signed, in no order; each is deleted as it is used. */
  recoveryCodes: string[]
}

/** Stored one-time secrets and recovery codes are useless without the site's secret. */
export class SecondFactors {
  private readonly seal: Seal
  private readonly codes: Signatures
  private readonly browsers: Signatures

  constructor(tokenSecret: string) {
    this.seal = new Seal(tokenSecret, "secrets of authenticator apps")
    this.codes = new Signatures(tokenSecret, "recovery codes")
    this.browsers = new Signatures(tokenSecret, "browsers that need no second factor")
  }

  /** A new secret: for an app as `uri`, for whoever types it in base 32, and as it is kept. */
  create(issuer: string, label: string) {
    const secret = new Secret({ size: 20 })
    const uri = new TOTP({ ...shape, issuer: issuer.replaceAll(":", " "), label, secret }).toString()
    return { uri, secret: secret.base32, totpSecret: this.seal.close(secret.base32) }
  }

  /** True if the secret was encrypted with the site's present key; false after a restore from another site. */
  isReadable({ totpSecret }: StoredFactor): boolean {
    return totpSecret !== null && this.seal.open(totpSecret) !== null
  }

  /** The half-minute that a code is for, or undefined for one that is wrong, or was taken before. */
  stepOf({ totpSecret, totpStep }: StoredFactor, code: string): number | undefined {
    const secret = totpSecret && this.seal.open(totpSecret)
    if (!secret || !/^\d{6}$/.test(code)) return undefined
    const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) })
    const timestamp = Date.now()
    const delta = totp.validate({ token: code, window, timestamp })
    const step = delta === null ? undefined : totp.counter({ timestamp }) + delta
    return step !== undefined && step > totpStep ? step : undefined
  }

  /** Makes codes such as `k7mqp-93xrt`: to be shown once, and in their stored form. */
  createCodes() {
    const letter = () => codeAlphabet[randomInt(codeAlphabet.length)]
    const word = () => Array.from({ length: 5 }, letter).join("")
    const shown = Array.from({ length: codeCount }, () => `${word()}-${word()}`)
    return { shown, recoveryCodes: shown.map((code) => this.codes.sign(code)) }
  }

  /** The recovery codes that are left after one was used; undefined where it is none of them. */
  withoutCode({ recoveryCodes }: StoredFactor, code: string): string[] | undefined {
    const signed = this.codes.sign(code)
    return recoveryCodes.includes(signed) ? recoveryCodes.filter((other) => other !== signed) : undefined
  }

  /** Returns the account's mark in a trusted-device token. It ends with the password and the secret it was made for. */
  trustOf(account: number, passwordHash: string | null, { totpSecret }: StoredFactor): string {
    return this.browsers.sign([account, passwordHash, totpSecret].join("\n")).slice(0, 22)
  }
}
