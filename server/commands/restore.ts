import { resolve } from "node:path"
import { restoreBackup } from "../backup/restore-backup.ts"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import { knownMigrations } from "../site.ts"

const usage = "npm run restore -- FILE"

/** Puts the site of a backup into DATA_DIR, where there is none yet. */
run(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Refusal(usage)
  const { settings } = await environment()
  const { postgres, dataDir } = settings
  if (postgres)
    throw new Refusal(
      "A backup is restored into a folder, for SQLite. Unset DATABASE_URL, or use what pg_dump has written.",
    )
  const { takenAt, rows, pictures } = await restoreBackup({
    file: resolve(file),
    dataDir,
    migrations: knownMigrations(),
  })
  console.log(
    `${dataDir} holds the site as it was on ${takenAt}: ${rows.users} accounts and ${pictures} pictures. ` +
      "Start it with `npm start`. Everybody signs in again; passwords, roles and suspensions are those of that day.",
  )
})
