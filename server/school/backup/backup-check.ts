import { adaptCommands } from "../../base/adapt-commands.ts"
import { actionNeeded, type HealthCheck, healthy, note } from "../../content/api/health-check.ts"

const maxAgeMs = 2 * 24 * 60 * 60 * 1000

export const backupCheck: HealthCheck = {
  subject: "Backups",
  async run({ backups }) {
    if (!backups.isEnabled)
      return note(
        "This site takes no backups by itself.",
        "Whoever runs the server makes them, each night and on another machine.",
      )
    const stored = await backups.list()
    const last = stored.find(({ takenAt }) => takenAt.getTime() <= Date.now())
    if (backups.job.isFailing || (last && last.takenAt.getTime() < Date.now() - maxAgeMs)) {
      const byHand = adaptCommands("`npm run backup -- FILE`")
      const why = `The server’s log says why; most often the disk is full. ${byHand} takes one by hand.`
      return last
        ? actionNeeded("None has been taken since:", why, last.takenAt)
        : actionNeeded("None has ever been taken.", why)
    }
    if (!last) return healthy("The first is taken within minutes.")
    return healthy(
      stored.length === 1 ? "The first was taken:" : `${stored.length} are kept. The last was taken:`,
      last.takenAt,
    )
  },
}
