import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"

/** Encrypts short texts with the site's secret (AES-256-GCM): the database alone does not reveal them. */
export class Seal {
  private readonly key: Buffer

  constructor(tokenSecret: string, purpose: string) {
    this.key = createHmac("sha256", tokenSecret).update(purpose).digest()
  }

  encrypt(text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv("aes-256-gcm", this.key, iv)
    const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()])
    return sealed.toString("base64url")
  }

  /** Null for a text that was sealed with another key. */
  decrypt(sealed: string): string | null {
    const bytes = Buffer.from(sealed, "base64url")
    const decipher = createDecipheriv("aes-256-gcm", this.key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8")
    } catch {
      return null
    }
  }
}
