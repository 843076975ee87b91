import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, in 43 letters that an address may have. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What is stored of a secret: SHA-256 in hexadecimal digits. It needs no salt, as nobody can guess the secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")
