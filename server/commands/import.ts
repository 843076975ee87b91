import { resolve } from "node:path"
import { importExport } from "../export/import-export.ts"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import { featureMigrations, knownMigrations, openServices } from "../site.ts"

const usage = `npm run import -- FILE

Puts the site of an export (\`npm run export\`) into DATA_DIR, or DATABASE_URL and DATA_DIR, where there is none yet.`

run(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Refusal(usage)
  const { settings, log } = await environment()
  const opening = { migrations: featureMigrations, log }
  const { tables, files, takenAt } = await importExport({
    file: resolve(file),
    ...{ settings, opening, known: knownMigrations() },
  })
  for (const [name, { rows }] of Object.entries(tables)) console.log(`${String(rows).padStart(8)}  ${name}`)
  console.log(`${String(files).padStart(8)}  pictures and documents\n`)
  console.log("Every row and every file was read again and is what the export holds.")
  // What a search finds is worked out anew. Cut short, the site goes on with it when it starts.
  const { services } = await openServices(settings, log)
  await services.backlog.finish()
  await services.database.close()
  console.log(`The site is as it was on ${takenAt}. Everybody signs in again, with the same passwords.`)
})
