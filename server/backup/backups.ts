import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { TZDateMini } from "@date-fns/tz"
import type { Logger } from "pino"
import { RecurringJob } from "../background/recurring-job.ts"
import type { Database } from "../database/database.ts"
import { Refusal } from "../refusal.ts"
import type { Settings } from "../settings.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import { BackupLinks } from "./backup-links.ts"

declare module "../api/context.ts" {
  interface Services {
    backups: Backups
  }
}

export interface KeptBackup {
  name: string
  takenAt: Date
  bytes: number
}

type Occasion = "nightly" | "before-update" | "before-rollback"

/** How many are kept of those around an update: the last one, and the one before it where another update follows at once. */
const updatesKept = 2

/** By the school's clocks. */
const hourOfNight = 2

const lookMs = 10 * 60 * 1000

interface Options {
  settings: Settings
  database: Database
  log: Logger
  secret: string
}

type Kept = Pick<Settings, "dataDir" | "backups" | "s3">

/** The last backups of a site on SQLite: of each night, and of before each update of the tables and each way back. */
export class Backups {
  /** Looks every few minutes whether one is due: a site that was off in the night takes it when it is on again. */
  readonly job: RecurringJob
  readonly links: BackupLinks
  private readonly ending = new AbortController()

  constructor(private readonly options: Options) {
    this.links = new BackupLinks(options.secret)
    this.job = new RecurringJob({
      name: "nightly backup",
      everyMs: lookMs,
      run: () => this.takeIfDue(),
      log: options.log,
    })
  }

  /** Whether there are any to come. PostgreSQL has programs of its own for them. */
  get areTaken() {
    const { postgres, backups } = this.options.settings
    return !postgres && backups.keep > 0
  }

  /** One that is being taken ends early, and leaves nothing. */
  async stop() {
    this.ending.abort()
    await this.job.stop()
  }

  list(): Promise<KeptBackup[]> {
    return listBackups(this.options.settings)
  }

  async find(name: string): Promise<KeptBackup | undefined> {
    return (await this.list()).find((kept) => kept.name === name)
  }

  async takeIfDue(now = new Date()) {
    if (!this.areTaken) return
    const { settings, database, log } = this.options
    const { timeZone } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
    const since = lastNight(now, timeZone)
    const nights = await listBackups(settings, "nightly")
    // A clock that ran ahead has left one of a night to come.
    if (nights.some(({ takenAt }) => takenAt >= since && takenAt <= now)) return
    await keepBackup("nightly", { settings, log, signal: this.ending.signal }, now).catch((error) => {
      if (!this.ending.signal.aborted) throw error
    })
  }
}

/** @throws Refusal, so that nothing is changed that could not be taken back */
export async function backUpBeforeUpdate(settings: Settings, log: Logger) {
  if (settings.backups.keep === 0) return
  await keepBackup("before-update", { settings, log }).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      `The database is to be updated, and a backup comes first. ${error.message} Make room, set BACKUP_DIR to another folder, ` +
        "or go on without one by BACKUP_KEEP=0.",
    )
  })
}

interface Keeping {
  settings: Kept
  log: Logger
  signal?: AbortSignal
}

async function keepBackup(occasion: Occasion, { settings, log, signal }: Keeping, now = new Date()) {
  const { backups } = settings
  await mkdir(backups.folder, { recursive: true, mode: 0o700 }).catch(({ code }) => {
    throw new Refusal(`The backup cannot be written to ${backups.folder} (${code}).`)
  })
  const file = placeOfBackup(settings, occasion, now)
  // A start need not load it.
  const { takeBackup } = await import("./take-backup.ts")
  await takeBackup({ settings, file, log, signal })
  log.info({ file }, "backup taken")
  await pruneBackups(settings, occasion, file)
}

export const placeOfBackup = ({ backups }: Kept, occasion: Occasion, moment: Date) =>
  join(backups.folder, `${occasion}-${moment.toISOString().replaceAll(":", "").replace(/\.\d+/, "")}.tar`)

/** Deletes those of an occasion that are too many, but never `latest`, which a clock that ran ahead may have left behind others. */
export async function pruneBackups(settings: Kept, occasion: Occasion, latest: string) {
  const { folder, keep } = settings.backups
  const most = occasion === "nightly" ? keep : updatesKept
  const others = (await listBackups(settings, occasion)).filter(({ name }) => name !== basename(latest))
  for (const old of others.slice(most - 1)) await rm(join(folder, old.name))
}

/** The newest first; those of one occasion, or all. */
export async function listBackups({ backups: { folder } }: Kept, occasion: Occasion | "" = ""): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(noneYet)
  const found = await Promise.all(names.filter((name) => name.startsWith(occasion)).map((name) => keptAt(folder, name)))
  return found.flat().sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

/** The first makes the folder. */
function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
  throw error
}

/** None for any other file, and for one that has gone meanwhile. */
async function keptAt(folder: string, name: string): Promise<KeptBackup[]> {
  const [, year, month, day, hour, minute, second] = kept.exec(name) ?? []
  const about = year && (await stat(join(folder, name)).catch(() => undefined))
  if (!about) return []
  return [{ name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), bytes: about.size }]
}

/** As `placeOfBackup` names them, and an older release those of before a rollback. */
const kept = /^(?:nightly|before-update|before-rollback)-(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

/** The last moment at which the school's clocks showed two in the night. */
function lastNight(now: Date, zone: string): Date {
  const night = new TZDateMini(now, zone)
  night.setHours(hourOfNight, 0, 0, 0)
  if (night.getTime() > now.getTime()) night.setDate(night.getDate() - 1)
  return new Date(night.getTime())
}
