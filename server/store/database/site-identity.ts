import { createHmac, randomUUID } from "node:crypto"
import { readFile, realpath, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Column, Entity, PrimaryColumn, type QueryRunner } from "typeorm"
import { SettingsError } from "../../base/settings.ts"
import type { Database } from "./database.ts"
import { all, withConnection } from "./read-connections.ts"

/** Tells this site from all others, including copies of it. */
@Entity("site_identity")
export class SiteIdentity {
  /** Marks everything that the site stores outside its folder and database. */
  @PrimaryColumn("text")
  id!: string

  /** The last opener: a data folder on SQLite, a fingerprint of the secret on PostgreSQL. */
  @Column("text")
  holder!: string
}

interface Holder {
  dataDir: string
  secret: string
}

/** A copy gets a new id while the original is in place. @throws SettingsError for another site's PostgreSQL database */
export async function claimDatabase({ kind, read, write }: Database, { dataDir, secret }: Holder): Promise<string> {
  const [found] = await read.find(SiteIdentity)
  const file = join(dataDir, idName)
  const knownId = kind === "postgres" ? await readFile(file, "utf8").catch(() => undefined) : undefined
  if (found && kind === "postgres") requireOwn(found, knownId?.trim(), secret, file)
  const keepsId = found && !(kind === "sqlite" && (await isCopy(found, dataDir)))
  const id = keepsId ? found.id : randomUUID()
  const holder = kind === "sqlite" ? await realpath(dataDir) : fingerprint(id, secret)
  if (found?.id !== id || found.holder !== holder)
    await write(async (rows) => {
      await rows.query(`DELETE FROM "site_identity"`)
      await rows.insert(SiteIdentity, { id, holder })
    })
  if (kind === "postgres" && knownId?.trim() !== id) await writeFile(file, `${id}\n`)
  return id
}

/** The file in a data folder that names its PostgreSQL database. */
export const idName = "site-id"

/** Claims a database that has just been filled, regardless of its previous holder. */
export async function claimFilledDatabase(rows: Pick<QueryRunner, "query">, dataDir: string) {
  const [found] = await rows.query(`SELECT "id" FROM "site_identity"`)
  if (found) await writeFile(join(dataDir, idName), `${found.id}\n`)
}

const fingerprint = (id: string, secret: string) => createHmac("sha256", secret).update(id).digest("hex")

/** The holder of a database that came from SQLite is a path. */
function requireOwn({ id, holder }: SiteIdentity, knownId: string | undefined, secret: string, file: string) {
  if (knownId === id || (!knownId && (holder.startsWith("/") || holder === fingerprint(id, secret)))) return
  throw new SettingsError(
    "Setting DATABASE_URL is wrong: the database belongs to another site than DATA_DIR and TOKEN_SECRET. Name another database. " +
      `If this is the same site with a new DATA_DIR, set TOKEN_SECRET as it was, or write ${id} into ${file}.`,
  )
}

async function isCopy({ id, holder }: SiteIdentity, dataDir: string): Promise<boolean> {
  const [original, own] = await Promise.all([holder, dataDir].map((folder) => inode(databaseIn(folder))))
  if (original === undefined || original === own) return false
  // An unreadable file may be the original.
  return ((await marksIn(holder).catch(() => undefined)) ?? { id }).id === id
}

const databaseIn = (dataDir: string) => join(dataDir, "site.sqlite")

const inode = (path: string) =>
  stat(path).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  )

export interface SiteMarks {
  /** Absent in a database of an older release. */
  id?: string
  /** The name of its feed of changes: random, and new after each restore. */
  feed?: string
}

export const marksIn = (dataDir: string): Promise<SiteMarks> =>
  withConnection(databaseIn(dataDir), async (rows) => {
    const first = async (sql: string) => ((await all(rows, sql, []).catch(() => [])) as { mark: string }[])[0]?.mark
    return {
      id: await first(`SELECT "id" AS mark FROM "site_identity"`),
      feed: await first(`SELECT "name" AS mark FROM "change_feed"`),
    }
  })
