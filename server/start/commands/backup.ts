import { resolve } from "node:path"
import { Refusal } from "../../base/refusal.ts"
import { imagesFolder } from "../../base/settings.ts"
import { createBackup } from "../../school/backup/create-backup.ts"
import { explainOpenError } from "../../store/database/open-error.ts"
import { readEnvironment, run } from "../process.ts"
import { readArguments } from "./arguments.ts"

const usage = "npm run backup -- FILE"

run(async () => {
  const file = resolve(readArguments(usage, {}).word)
  const { settings, log } = await readEnvironment()
  if (settings.postgres)
    throw new Refusal(
      "This site keeps its rows in PostgreSQL (DATABASE_URL). Back them up with pg_dump, first, and then copy " +
        (settings.s3 ? "the bucket of IMAGES_URL." : `the folder ${imagesFolder(settings.dataDir)}.`),
    )
  // Ctrl-C, too, must not leave a hidden half, with all of the site's rows, on a stick.
  const stopping = new AbortController()
  const { signal } = stopping
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stopping.abort())
  const { rows, files } = await createBackup({ settings, file, log, signal }).catch((error) => {
    if (signal.aborted) throw new Refusal("The backup was stopped, and leaves nothing behind.")
    return explainOpenError(error, settings.dataDir)
  })
  console.log(
    `${file} holds the whole site: its database, with ${rows.users} accounts, and ${files} pictures and documents.`,
  )
})
