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
  const { rows, files } = await createBackup({ settings, file, log }).catch(explainOpenError)
  console.log(
    `${file} holds the whole site: its database, with ${rows.users} accounts, and ${files} pictures and documents.`,
  )
})
