import { errorsIn } from "../../base/log.ts"
import { freeBytes, memory, startedAt } from "../../base/machine.ts"
import { version } from "../../base/root.ts"
import {
  actionNeeded,
  formatBytes,
  type HealthCheck,
  HealthState,
  healthy,
  pluralize,
} from "../../content/api/health-check.ts"

const storage: HealthCheck = {
  subject: "Saving",
  async run({ readiness }) {
    const { database, images } = await readiness()
    if (database === "ok" && images === "ok") return healthy("Texts and pictures can be read and saved.")
    if (images === "full")
      return actionNeeded(
        "The disk is full: nothing can be saved.",
        "Make room on the server now. What is being typed is kept by the browsers.",
      )
    const which = database === "ok" ? "The folder of the pictures" : "The database"
    return actionNeeded(`${which} does not answer.`, "Please ring whoever runs the server. Its log says why.")
  },
}

/** In bytes; a single day of uploads may fill less. */
const minFreeBytes = 500e6

const room: HealthCheck = {
  subject: "Room on the disk",
  async run({ settings, database, backups }) {
    const free = await freeBytes(settings.dataDir)
    const [pictures] = await database.read.query(
      `SELECT COALESCE(SUM("bytes"), 0) AS "bytes" FROM (SELECT MAX("bytes") AS "bytes" FROM "pictures" GROUP BY "file") AS "files"`,
    )
    const stored = await backups.list()
    const inBackups = stored.reduce((sum, { bytes }) => sum + bytes, 0)
    const [last] = backups.isEnabled ? stored : []
    const forBackups = last ? await freeBytes(settings.backups.folder) : free
    const besideData = formatBytes(forBackups) === formatBytes(free) ? "" : `, ${formatBytes(forBackups)} for backups`
    const text = `${formatBytes(free)} are free${besideData}. Pictures take ${formatBytes(Number(pictures.bytes))}${inBackups > 0 ? `, backups ${formatBytes(inBackups)}` : ""}.`
    if (free > minFreeBytes && forBackups > (last?.bytes ?? 0)) return healthy(text)
    return actionNeeded(
      text,
      "Make room, or give the server a larger disk. Fewer backups are kept with BACKUP_KEEP; on a full disk nothing can be saved.",
    )
  },
}

const memoryCheck: HealthCheck = {
  subject: "Memory",
  async run() {
    const { used, limit } = memory()
    const text = `The site uses ${formatBytes(used)} of ${formatBytes(limit)}.`
    if (used < 0.85 * limit) return healthy(text)
    return actionNeeded(text, "Restart the site at a quiet hour. If that happens again, give the server more memory.")
  },
}

const dayMs = 24 * 60 * 60 * 1000

const errors: HealthCheck = {
  subject: "Errors",
  async run({ log }) {
    const { count, lastAt } = errorsIn(log).inLastDay()
    const isNew = Date.now() - startedAt().getTime() < dayMs
    const since = isNew ? "since the site was started" : "in the last 24 hours"
    if (count === 0) return healthy(`Nothing has gone wrong on the server ${since}.`)
    return actionNeeded(
      `${pluralize(count, "error")} on the server ${since}, the last:`,
      "Whoever runs the server finds in its log what it was, at the level “error”.",
      lastAt,
    )
  },
}

/** Only a person can tell whether a clock is right, but no logged moment may be in the future. */
const clock: HealthCheck = {
  subject: "Clock",
  async run({ database }) {
    const [last] = await database.read.query(`SELECT "at" FROM "activities" ORDER BY "id" DESC LIMIT 1`)
    const now = new Date()
    const lastAt = last && new Date(last.at)
    if (!lastAt || lastAt.getTime() < now.getTime() + 60_000) return healthy("The server’s clock shows:", now)
    return actionNeeded(
      "The server’s clock has gone back: what was noted last is still to come:",
      "Have the clock set right. What is planned, and the codes of apps, follow it.",
      lastAt,
    )
  },
}

const release: HealthCheck = {
  subject: "Version",
  async run() {
    const { node } = process.versions
    const running = healthy(`${version}, on Node ${node}, running since:`, startedAt())
    const end = endOfNode(Number.parseInt(node, 10))
    if (!end || end > new Date()) return running
    const todo = `Node ${node.split(".")[0]} gets no more security fixes since ${end.getUTCFullYear()}. Install Node 24.`
    return { ...running, state: HealthState.NOTE, todo }
  },
}

/** Even Node versions up to 26 end three years after their release, in April. Undefined for others. */
export const endOfNode = (major: number) =>
  major % 2 === 0 && major <= 26 ? new Date(Date.UTC(2016 + major / 2, 3, 30)) : undefined

export const machineChecks: HealthCheck[] = [storage, room, memoryCheck, errors, clock, release]
