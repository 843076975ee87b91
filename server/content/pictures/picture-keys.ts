import { Signatures } from "../../access/signatures.ts"
import { isUnexpired } from "../../base/background/moments.ts"

/** An address expires at the second step boundary from now: unchanged for one step, valid for up to two. */
const stepMs = 6 * 60 * 60 * 1000

/** Opens one picture for six to twelve hours while its grantee may see it: `<img>` sends no token. */
export class PictureKeys {
  private readonly signatures: Signatures

  constructor(tokenSecret: string) {
    this.signatures = new Signatures(tokenSecret, "addresses of pictures")
  }

  sign(pictureId: number, grantee: string, now = Date.now()): string {
    const signed = `${pictureId}.${(Math.floor(now / stepMs) + 2) * stepMs}.${grantee}`
    return `${signed}.${this.signatures.sign(signed)}`
  }

  /** Undefined for a forged, malformed or expired key. */
  read(key: unknown): { pictureId: number; grantee: string } | undefined {
    const parts = /^((\d{1,15})\.(\d{1,15})\.([a-z]+\.[\w-]{1,64}))\.([\w-]{43})$/.exec(String(key))
    const [, signed = "", id, until, grantee = "", signature = ""] = parts ?? []
    if (!isUnexpired(Number(until), 2 * stepMs) || !this.signatures.isValid(signed, signature)) return undefined
    return { pictureId: Number(id), grantee }
  }
}
