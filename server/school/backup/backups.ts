import { readdir, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { TZDateMini } from "@date-fns/tz"
import type { Logger } from "pino"
import { Field, Float, ObjectType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { makeFolder } from "../../base/machine.ts"
import { Refusal } from "../../base/refusal.ts"
import type { Settings } from "../../base/settings.ts"
import type { Services } from "../../content/api/context.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { type FolderLock, lockFile } from "../../store/database/folder-lock.ts"
import { marksIn, type SiteMarks } from "../../store/database/site-identity.ts"
import { BackupLinks } from "./backup-links.ts"
import { isOwnBackup } from "./own-backup.ts"

@ObjectType("Backup", { description: "A file with the whole site at one point in time: database and pictures." })
export class KeptBackup {
  @Field(() => String, { description: "File name." })
  name!: string

  @Field(() => Date, { description: "Time of the backup." })
  takenAt!: Date

  @Field(() => Float, { description: "File size in bytes; may exceed `Int`." })
  bytes!: number
}

@ObjectType({ description: "A backup that may still hold what was erased." })
export class HoldingBackup {
  @Field(() => Date, { description: "Time of the backup." })
  takenAt!: Date

  @NullableField(
    () => Date,
    "Time at which newer backups replace it, if the site runs each night; null for a backup that is replaced " +
      "after future updates.",
  )
  goesAt!: Date | null
}

type Occasion = "nightly" | "before-update" | "before-rollback"

/** Backups kept from before updates; two, as updates may follow closely. */
const maxUpdateBackups = 2

const hourOfNight = 2

const checkIntervalMs = 10 * 60 * 1000
const pingMs = 10_000

type BackupSettings = Pick<Settings, "dataDir" | "backups" | "s3">

/** Keeps the latest backups of a site on SQLite: nightly ones, and one before each migration. */
export class Backups {
  /** Polls, so that a site that was off at night takes the backup when it is on again. */
  readonly job: RecurringJob
  readonly links: BackupLinks
  private readonly controller = new AbortController()
  private lock?: FolderLock

  constructor(private readonly options: Pick<Services, "settings" | "database" | "log"> & { secret: string }) {
    this.links = new BackupLinks(options.secret)
    this.job = new RecurringJob({
      name: "nightly backup",
      intervalMs: checkIntervalMs,
      run: () => this.backUpIfDue(),
      log: options.log,
    })
  }

  /** PostgreSQL has its own backup programs. */
  get isEnabled() {
    const { postgres, backups } = this.options.settings
    return !postgres && backups.keep > 0
  }

  /**
   * Holds the lock while the site runs. Starts without where the folder is not writable, as on a disk that is away.
   * @throws SettingsError if a copy of this site is running, which would delete these backups
   */
  async lockFolder(siteId: string) {
    if (!this.isEnabled) return
    const { log, settings } = this.options
    const { folder } = settings.backups
    this.lock = await makeFolder(folder, 0o700)
      .then(() => lockFile(join(folder, `.${siteId}.lock`), alreadyRunning))
      .catch((error) => {
        if (error instanceof Refusal) throw error
        log.warn({ folder, code: error.code }, "backups cannot be written to their folder")
        return undefined
      })
  }

  start() {
    this.job.start()
  }

  async stop() {
    this.controller.abort()
    await this.job.stop()
    await this.lock?.release()
  }

  list(): Promise<KeptBackup[]> {
    return listBackups(this.options.settings)
  }

  async find(name: string): Promise<KeptBackup | undefined> {
    return (await this.list()).find((backup) => backup.name === name)
  }

  /** Returns backups that contain data of that time, with their expiry; null if the site takes none. */
  async containing(since: Date, now = new Date()): Promise<HoldingBackup[] | null> {
    if (!this.isEnabled) return null
    const { settings, database } = this.options
    const { timeZone } = await readSite(database.read)
    const stored = await this.list()
    const nights = stored.filter(({ name }) => name.startsWith("nightly"))
    return stored
      .filter(({ takenAt }) => takenAt.getTime() > since.getTime() - nameStepMs)
      .map(({ name, takenAt }) => {
        const newer = nights.findIndex((night) => night.name === name)
        const nightsLeft = Math.max(1, settings.backups.keep - newer)
        return { takenAt, goesAt: newer < 0 ? null : lastNight(now, timeZone, nightsLeft) }
      })
  }

  async backUpIfDue(now = new Date()) {
    if (!this.isEnabled) return
    const { settings, database, log } = this.options
    const { timeZone } = await readSite(database.read)
    const since = lastNight(now, timeZone)
    const nights = await listBackups(settings, "nightly")
    if (nights.some(({ takenAt }) => takenAt >= since && takenAt <= now)) return
    await storeBackup("nightly", { settings, log, signal: this.controller.signal }, now).catch((error) => {
      if (!this.controller.signal.aborted) throw error
    })
  }
}

/** File names have a precision of seconds. */
const nameStepMs = 1_000

const alreadyRunning =
  "Setting BACKUP_DIR is wrong: a copy of this site is running, and keeps its backups in this folder. Stop that one, or give this one another folder."

/** @throws Refusal if the backup fails, so that no update runs without one */
export async function backUpBeforeUpdate(settings: Settings, log: Logger) {
  if (settings.backups.keep === 0) return
  await storeBackup("before-update", { settings, log }).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      `The database is to be updated, and a backup comes first. ${error.message} Make room, set BACKUP_DIR to another folder, ` +
        "or go on without one by BACKUP_KEEP=0.",
    )
  })
}

interface StoreOptions {
  settings: BackupSettings
  log: Logger
  signal?: AbortSignal
}

async function storeBackup(occasion: Occasion, { settings, log, signal }: StoreOptions, now = new Date()) {
  const { backups } = settings
  await makeFolder(backups.folder, 0o700).catch(({ code }) => {
    throw new Refusal(`The backup cannot be written to ${backups.folder} (${code}).`)
  })
  const file = backupPath(settings, occasion, now)
  const { createBackup } = await import("./create-backup.ts")
  await createBackup({ settings, file, log, signal })
  log.info({ file }, "backup taken")
  if (backups.ping) void ping(backups.ping, log)
  await pruneBackups(settings, occasion, file)
}

async function ping(url: string, log: Logger) {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(pingMs) })
    if (!ok) throw new Error(`BACKUP_PING answers ${status}.`)
  } catch (error) {
    log.warn({ err: error }, "a backup was taken, and BACKUP_PING has not heard of it")
  }
}

export const backupPath = ({ backups }: BackupSettings, occasion: Occasion, moment: Date) =>
  join(backups.folder, `${occasion}-${moment.toISOString().replaceAll(":", "").replace(/\.\d+/, "")}.tar`)

/** Deletes the oldest backups, but never `latest`, which may look older than others that a fast clock dated. */
export async function pruneBackups(settings: BackupSettings, occasion: Occasion, latest: string) {
  const { folder, keep } = settings.backups
  const limit = occasion === "nightly" ? keep : maxUpdateBackups
  const others = (await listBackups(settings, occasion)).filter(({ name }) => name !== basename(latest))
  for (const old of others.slice(limit - 1)) await rm(join(folder, old.name))
}

/** The site's own backups, newest first; sites may share a folder. */
export async function listBackups({ dataDir, backups: { folder } }: BackupSettings, occasion: Occasion | "" = "") {
  const names = (await readdir(folder).catch(emptyIfMissing)).filter(
    (name) => name.startsWith(occasion) && backupName.test(name),
  )
  if (names.length === 0) return []
  const marks = await marksIn(dataDir).catch(() => ({}))
  const found = await Promise.all(names.map((name) => backupAt(folder, name, marks)))
  return found.flat().sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
  throw error
}

/** Empty for another site's backup, or one just deleted. */
async function backupAt(folder: string, name: string, marks: SiteMarks): Promise<KeptBackup[]> {
  const [, year, month, day, hour, minute, second] = backupName.exec(name) ?? []
  const path = join(folder, name)
  const stats = await stat(path).catch(() => undefined)
  if (!stats || !(await isOwnBackup(path, `${stats.size} ${stats.mtimeMs} ${stats.ino}`, marks))) return []
  return [{ name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), bytes: stats.size }]
}

/** Matches names from `backupPath`, and `before-rollback` of older releases. */
const backupName = /^(?:nightly|before-update|before-rollback)-(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

/** The last time it was 2:00 at the school, or 2:00 `later` nights after that. */
function lastNight(now: Date, zone: string, later = 0): Date {
  const night = new TZDateMini(now, zone)
  night.setHours(hourOfNight, 0, 0, 0)
  night.setDate(night.getDate() + later - (night.getTime() > now.getTime() ? 1 : 0))
  return new Date(night.getTime())
}
