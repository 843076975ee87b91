import { createHmac } from "node:crypto"
import jwt from "jsonwebtoken"

/** Seconds in which a download must have begun. */
const linkSeconds = 60

/** Addresses of backups: a browser saves a file without it passing through a script, and then sends no token. */
export class BackupLinks {
  /** Of its own, so that what it signs is no token for anything else. */
  private readonly key: Buffer

  constructor(tokenSecret: string) {
    this.key = createHmac("sha256", tokenSecret).update("downloads of backups").digest()
  }

  /** On this site, for whoever has it, for a minute. */
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
