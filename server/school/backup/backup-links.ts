import { createHmac } from "node:crypto"
import jwt from "jsonwebtoken"

const linkSeconds = 60

/** Signed download links: a browser downloading a file sends no access token. */
export class BackupLinks {
  /** Derived for this use only, so that its signatures are valid nowhere else. */
  private readonly key: Buffer

  constructor(tokenSecret: string) {
    this.key = createHmac("sha256", tokenSecret).update("downloads of backups").digest()
  }

  /** Returns a path on this site that is valid for a minute, for anyone. */
  addressOf(name: string) {
    const key = jwt.sign({}, this.key, { subject: name, expiresIn: linkSeconds })
    return `/backups/${name}?key=${key}`
  }

  opens(name: string, key: unknown): boolean {
    try {
      jwt.verify(String(key), this.key, { subject: name, algorithms: ["HS256"] })
      return true
    } catch {
      return false
    }
  }
}
