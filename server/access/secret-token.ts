import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** 256 random bits, in 43 letters that an address may have. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What is stored of a secret: SHA-256 in hexadecimal digits. It needs no salt, as nobody can guess the secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** Whether a secret is one of those whose hashes are given; it takes as long whichever letters are wrong. */
export function isHashOf(secret: string, ...hashes: (string | null)[]) {
  const given = Buffer.from(hashOf(secret))
  return hashes.some((hash) => hash !== null && timingSafeEqual(given, Buffer.from(hash)))
}
