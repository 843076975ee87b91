import { createHmac, timingSafeEqual } from "node:crypto"

/** Signs short texts with the site's secret: HMAC-SHA256, 43 characters. A signature is valid for one purpose only. */
export class Signatures {
  private readonly secret: Buffer

  constructor(tokenSecret: string, purpose: string) {
    this.secret = createHmac("sha256", tokenSecret).update(purpose).digest()
  }

  sign(text: string): string {
    return createHmac("sha256", this.secret).update(text).digest("base64url")
  }

  isValid(text: string, signature: string): boolean {
    const [actual, expected] = [Buffer.from(signature), Buffer.from(this.sign(text))]
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  }
}
