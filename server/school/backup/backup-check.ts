import { good, type HealthCheck, look, note } from "../../content/api/health-check.ts"

const latestMs = 2 * 24 * 60 * 60 * 1000

export const backupCheck: HealthCheck = {
  subject: "Backups",
  async run({ backups }) {
    if (!backups.areTaken)
      return note(
        "This site takes no backups by itself.",
        "Whoever runs the server makes them, each night and on another machine.",
      )
    const kept = await backups.list()
    const last = kept.find(({ takenAt }) => takenAt.getTime() <= Date.now())
    if (backups.job.isFailing || (last && last.takenAt.getTime() < Date.now() - latestMs)) {
      const why = "The server’s log says why; most often the disk is full. `npm run backup -- FILE` takes one by hand."
      return last ? look("None has been taken since:", why, last.takenAt) : look("None has ever been taken.", why)
    }
    if (!last) return good("The first is taken within minutes.")
    return good(
      kept.length === 1 ? "The first was taken:" : `${kept.length} are kept. The last was taken:`,
      last.takenAt,
    )
  },
}
