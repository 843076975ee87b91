import { Signatures } from "../../access/signatures.ts"
import { isUnderWay } from "../../base/background/moments.ts"

const linkMs = 60_000

/** Signed download links: a browser downloading a file sends no access token. */
export class BackupLinks {
  private readonly signatures: Signatures

  constructor(tokenSecret: string) {
    this.signatures = new Signatures(tokenSecret, "downloads of backups")
  }

  /** Returns a path on this site that is valid for a minute, for anyone. */
  addressOf(name: string) {
    const until = Date.now() + linkMs
    return `/backups/${name}?key=${until}.${this.signatures.sign(`${name} ${until}`)}`
  }

  opens(name: string, key: unknown): boolean {
    const [until = "", signature = ""] = String(key).split(".")
    return isUnderWay(Number(until), linkMs) && this.signatures.isRight(`${name} ${until}`, signature)
  }
}
