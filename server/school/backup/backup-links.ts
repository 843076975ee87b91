import { Signatures } from "../../access/signatures.ts"
import { isUnexpired } from "../../base/background/moments.ts"

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

  isValid(name: string, key: unknown): boolean {
    const [until = "", signature = ""] = String(key).split(".")
    return isUnexpired(Number(until), linkMs) && this.signatures.isValid(`${name} ${until}`, signature)
  }
}
