import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** 256 random bits, in 43 letters that an address may have. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** The stored form of a secret: SHA-256 in hexadecimal digits. No salt is needed, as nobody can guess the secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** True if the secret has one of the given hashes; takes constant time. */
export function isHashOf(secret: string, ...hashes: (string | null)[]) {
  const given = Buffer.from(hashOf(secret))
  return hashes.some((hash) => hash !== null && timingSafeEqual(given, Buffer.from(hash)))
}
