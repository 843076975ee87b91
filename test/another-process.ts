import { openLog } from "../server/base/log.ts"
import { openSiteDatabase } from "../server/start/site-database.ts"
import type { School } from "./school.ts"

/** Runs a statement in another process, like a command beside the site. */
export async function inAnotherProcess({ services: { settings } }: School, sql: string, parameters: unknown[] = []) {
  const database = await openSiteDatabase(settings, openLog("silent", process.stderr))
  await database.write((rows) => rows.query(sql, parameters))
  await database.close()
}
