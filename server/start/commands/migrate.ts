import { environment, run } from "../process.ts"
import { openSiteDatabase } from "../site-database.ts"

/** Migrates before any new process starts, though each start would too. */
run(async () => {
  const { settings, log } = await environment()
  const database = await openSiteDatabase(settings, log)
  await database.close()
  console.log("The database is up to date.")
})
