import { openLog } from "../server/log.ts"
import { openSiteDatabase } from "../server/site.ts"
import type { School } from "./school.ts"

/** Runs a statement as another process does, such as a command beside the site. */
export async function inAnotherProcess({ services: { settings } }: School, sql: string, parameters: unknown[] = []) {
  const database = await openSiteDatabase(settings, openLog("silent", process.stderr))
  await database.write((rows) => rows.query(sql, parameters))
  await database.close()
}
