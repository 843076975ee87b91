import { resolve } from "node:path"
import { takeBackup } from "../backup/take-backup.ts"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import { imagesFolder } from "../settings.ts"

const usage = "npm run backup -- FILE"

run(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Refusal(usage)
  const { settings, log } = await environment()
  if (settings.postgres)
    throw new Refusal(
      "This site keeps its rows in PostgreSQL (DATABASE_URL). Back them up with pg_dump, first, and then copy " +
        (settings.s3 ? "the bucket of IMAGES_URL." : `the folder ${imagesFolder(settings.dataDir)}.`),
    )
  const { rows, files } = await takeBackup({ settings, file: resolve(file), log })
  console.log(
    `${resolve(file)} holds the whole site: its database, with ${rows.users} accounts, and ${files} pictures and documents.`,
  )
})
