import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type { DataSource, MigrationInterface } from "typeorm"
import { secretName } from "../../base/private-files.ts"
import { version } from "../../base/root.ts"
import { imagesFolder, SettingsError } from "../../base/settings.ts"
import { asRecordedToday, lastRelease, TooOld } from "./migrations/replaced.ts"

interface Place {
  dataDir: string
  postgres?: object
}

/** A site that lost its database must not start as a new school with a new administrator. @throws SettingsError */
export async function requireNewFolder({ dataDir, postgres }: Place) {
  if (await exists(join(dataDir, unfinishedRestore)))
    throw new SettingsError(
      "Setting DATA_DIR is wrong: a backup or an export was being put into it, and that was cut short. " +
        "Run `npm run restore` or `npm run import` again.",
    )
  const remaining = await siteFilesIn({ dataDir, postgres })
  if (!remaining.length) return
  if (postgres)
    throw new SettingsError(
      `Setting DATABASE_URL is wrong: the database is empty, while DATA_DIR holds a site (${list(remaining)}). Unset it to go on with that site. ` +
        "To move that site to PostgreSQL, unset it and run `npm run move`. " +
        "To begin a new one, set DATA_DIR to another folder.",
    )
  throw new SettingsError(
    `Setting DATA_DIR is wrong: it holds a site (${list(remaining)}), but ${databaseFile} is missing or empty. ` +
      `Put ${databaseFile} back from your copy of the folder, with the ${databaseFile}-wal of the same copy if it has one, or restore a backup (\`npm run restore\`) into an empty folder. ` +
      `To begin a new site, move ${list(remaining)} elsewhere first.`,
  )
}

const databaseFile = "site.sqlite"

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A backup or an export is unpacked here; deleted once everything is in place. */
export const unfinishedRestore = ".restoring"

export const isEmptyFile = async (file: string) => (await sizeOf(file)) === 0

/** @throws SettingsError for tables that this release cannot migrate */
export async function appliedMigrations(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner()
  try {
    if (!(await runner.hasTable("migrations"))) return []
    const found: { name: string }[] = await runner.query("SELECT name FROM migrations")
    return asRecordedToday(found.map(({ name }) => name))
  } catch (error) {
    if (!(error instanceof TooOld)) throw error
    throw new SettingsError(
      `The database is that of a release before ${lastRelease}. Start release ${lastRelease} once, which brings it up to date for this one.`,
    )
  } finally {
    await runner.release()
  }
}

export const nameOf = (migration: MigrationInterface) => migration.name ?? migration.constructor.name

/** An older release cannot read a newer one's data. @throws SettingsError naming the migration */
export function requireKnown(applied: string[], migrations: MigrationInterface[]) {
  const known = new Set(migrations.map(nameOf))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown)
    throw new SettingsError(
      `The database belongs to a newer release: this one (${version}) does not know its migration ${unknown}. ` +
        "Start the newer release, or put back a copy from before it ran.",
    )
}

/** Checking takes about 2 ms for each MiB: larger files would delay the start. */
const largestChecked = 32 * 1024 * 1024

/** Checks every page of a SQLite file. @throws SQLITE_CORRUPT for a damaged one */
export async function requireIntact(source: DataSource, file: string) {
  if ((await sizeOf(file)) > largestChecked) return
  const [{ quick_check: found }] = await source.query("PRAGMA quick_check(1)")
  if (found !== "ok") throw Object.assign(new Error(found), { code: "SQLITE_CORRUPT" })
}

async function siteFilesIn({ dataDir, postgres }: Place) {
  // Where a first start was cut short, SQLite reads the WAL with the database.
  const dbFiles = (await isEmptyFile(join(dataDir, databaseFile)))
    ? [`${databaseFile}-wal`]
    : postgres
      ? [databaseFile]
      : []
  const remaining = []
  for (const file of [...dbFiles, secretName]) if (!(await isEmptyFile(join(dataDir, file)))) remaining.push(file)
  const pictures = await readdir(imagesFolder(dataDir)).catch(() => [])
  return pictures.some((name) => !name.startsWith(".")) ? [...remaining, "images"] : remaining
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const list = (names: string[]) => names.join(", ").replace(/, (?=[^,]+$)/, " and ")
