import { isFull } from "../../base/failures/system-errors.ts"
import { SettingsError, TransientError } from "../../base/settings.ts"

/** A missing or foreign database is a wrong setting; anything else is a bug. */
export function explainOpenError(error: NodeJS.ErrnoException, dataDir: string): never {
  // A failed statement carries a message for visitors; its cause has the code.
  const cause = (error.cause as NodeJS.ErrnoException | undefined) ?? error
  const { code = codeless.exec(error.message)?.[0] ?? "", path } = cause
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    throw new SettingsError(
      `Setting DATA_DIR is wrong: site.sqlite in ${dataDir} is damaged, or no database of a site (${code}). Put it back from your copy of the folder, or restore a backup (\`npm run restore\`) into an empty one.`,
    )
  if (isFull({ code })) {
    const disk = code === "53100" ? "PostgreSQL's disk" : `the disk of ${dataDir}`
    throw new TransientError(`There is no room left on ${disk} (${code}).`)
  }
  const sqlite = /^SQLITE_(CANTOPEN|READONLY|IOERR)/.test(code)
  if (sqlite) throw new TransientError(`Setting DATA_DIR is wrong: site.sqlite in ${dataDir} cannot be used (${code}).`)
  if (path) throw new TransientError(`${path} cannot be used (${code}).`)
  // Network and TLS, and PostgreSQL's own classes for a refused account, a missing database and too many connections.
  const postgres = /^(E[A-Z]+|28\w{3}|3D\w{3}|53\w{3}|\w*(TLS|CERT|SIGNATURE)\w*)$/.test(code) || codeless.test(code)
  if (postgres) {
    const why = unreachable[code] ?? "the database cannot be reached"
    throw new TransientError(`Setting DATABASE_URL is wrong: ${why} (${code}).`)
  }
  // A standby may be promoted.
  const Unusable = code === "25006" ? TransientError : SettingsError
  if (refusals[code]) throw new Unusable(`Setting DATABASE_URL is wrong: ${refusals[code]}`)
  throw error
}

const unreachable: Record<string, string> = {
  "28P01": "the server refuses its name or password",
  "3D000": "the server has no such database",
  53300: "the server takes no more connections",
}

const refusals: Record<string, string> = {
  42501: "its account may not create tables there. Make it the owner of the database.",
  25006: "its database is read-only, as a standby is.",
}

/** The errors of `pg` that have no code. */
const codeless = /^(Connection terminated|timeout expired|The server does not support SSL connections)/
