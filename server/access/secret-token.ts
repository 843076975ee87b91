import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { wasRecently } from "../base/background/moments.ts"

export const newSecret = () => randomBytes(32).toString("base64url")

/** SHA-256 in hexadecimal. No salt is needed, as secrets are random. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** Takes constant time. */
export function isHashOf(secret: string, ...hashes: (string | null)[]) {
  const secretHash = Buffer.from(hashOf(secret))
  return hashes.some((hash) => hash !== null && timingSafeEqual(secretHash, Buffer.from(hash)))
}

const retryMs = 10 * 60_000

/**
 * True for a renewal soon after another, whose answer may have been lost: the secret that is in use stays valid, not the
 * one that nobody may have seen. @param previousEndsAt when the secret that the other renewal replaced ends
 */
export const isRetry = (previousEndsAt: Date | null, overlapMs: number) =>
  previousEndsAt !== null && wasRecently(new Date(previousEndsAt.getTime() - overlapMs), retryMs)
