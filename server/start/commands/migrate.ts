import { readEnvironment, run } from "../process.ts"
import { openSiteDatabase } from "../site-database.ts"
import { readArguments } from "./arguments.ts"

const usage = `npm run migrate

Brings the tables of the database up to date, as each start does.`

/** Migrates before any new process starts, though each start would too. */
run(async () => {
  readArguments(usage, {}, 0)
  const { settings, log } = await readEnvironment()
  const database = await openSiteDatabase(settings, log)
  await database.close()
  console.log("The database is up to date.")
})
