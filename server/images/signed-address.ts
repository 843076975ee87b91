import { Signatures } from "../access/signatures.ts"
import { isUnderWay } from "../background/moments.ts"

/** A signed address ends at the second of these moments to come, so that it stays the same for one and lives for up to two. */
const stepMs = 6 * 60 * 60 * 1000

/** Opens one picture for six to twelve hours, as an image is asked for without a token; nothing once its row is gone. */
export class PictureKeys {
  private readonly signatures: Signatures

  constructor(tokenSecret: string) {
    this.signatures = new Signatures(tokenSecret, "addresses of pictures")
  }

  sign(pictureId: number, now = Date.now()): string {
    const until = (Math.floor(now / stepMs) + 2) * stepMs
    return `${pictureId}.${until}.${this.signatures.sign(`${pictureId}.${until}`)}`
  }

  /** The picture that a key is for and when that ends; undefined for one that is forged, malformed or over. */
  read(key: unknown): { pictureId: number; until: Date } | undefined {
    const [, id, until, signature] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(String(key)) ?? []
    if (!signature || !isUnderWay(Number(until), 2 * stepMs)) return undefined
    if (!this.signatures.isRight(`${id}.${until}`, signature)) return undefined
    return { pictureId: Number(id), until: new Date(Number(until)) }
  }
}
