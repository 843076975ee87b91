import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

export const newSecret = () => randomBytes(32).toString("base64url")

/** SHA-256 in hexadecimal. No salt is needed, as secrets are random. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** Takes constant time. */
export function isHashOf(secret: string, ...hashes: (string | null)[]) {
  const secretHash = Buffer.from(hashOf(secret))
  return hashes.some((hash) => hash !== null && timingSafeEqual(secretHash, Buffer.from(hash)))
}
