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

  isRight(text: string, signature: string): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(text))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
