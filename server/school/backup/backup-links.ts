import { createHmac } from "node:crypto"
import jwt from "jsonwebtoken"

/** Seconds in which a download must have begun. */
const linkSeconds = 60

/** Addresses of backups: a browser saves a file without it passing through a script, and then sends no token. */
export class BackupLinks {
  /** A key of its own, so that its signatures are no tokens for anything else. */
  private readonly key: Buffer

  constructor(tokenSecret: string) {
    this.key = createHmac("sha256", tokenSecret).update("downloads of backups").digest()
  }

  /** Returns an address on this site that works for anyone for a minute. */
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
