import { environment, run } from "../process.ts"
import { openSiteDatabase } from "../site-database.ts"

/** Brings the tables up to date before any new process starts; each start does so as well. */
run(async () => {
  const { settings, log } = await environment()
  const database = await openSiteDatabase(settings, log)
  await database.close()
  console.log("The database is up to date.")
})
