import { Signatures } from "../../access/signatures.ts"
import { isUnderWay } from "../../base/background/moments.ts"

/** A signed address ends at the second of these moments to come, so that it stays the same for one and lives for up to two. */
const stepMs = 6 * 60 * 60 * 1000

interface Opened {
  pictureId: number
  grantee: string
}

/** Opens one picture for six to twelve hours, as an image is asked for without a token, while its grantee may see it. */
export class PictureKeys {
  private readonly signatures: Signatures

  constructor(tokenSecret: string) {
    this.signatures = new Signatures(tokenSecret, "addresses of pictures")
  }

  sign(pictureId: number, grantee: string, now = Date.now()): string {
    const signed = `${pictureId}.${(Math.floor(now / stepMs) + 2) * stepMs}.${grantee}`
    return `${signed}.${this.signatures.sign(signed)}`
  }

  /** Undefined for a key that is forged, malformed or over. */
  read(key: unknown): Opened | undefined {
    const parts = /^((\d{1,15})\.(\d{1,15})\.([a-z]+\.[\w-]{1,64}))\.([\w-]{43})$/.exec(String(key))
    const [, signed = "", id, until, grantee = "", signature = ""] = parts ?? []
    if (!isUnderWay(Number(until), 2 * stepMs) || !this.signatures.isRight(signed, signature)) return undefined
    return { pictureId: Number(id), grantee }
  }
}
