import { join } from "node:path"
import type { Logger } from "pino"
import { Refusal } from "../base/refusal.ts"
import type { Settings } from "../base/settings.ts"
import { textPictureTypes } from "../content/items/text-pictures.ts"
import { backUpBeforeUpdate } from "../school/backup/backups.ts"
import type { Database } from "../store/database/database.ts"
import { exists, requireNewFolder } from "../store/database/inspect.ts"
import { migrationsOf, namesOf } from "../store/database/migrating.ts"
import { openDatabase } from "../store/database/open-database.ts"
import { explainOpenError } from "../store/database/open-error.ts"
import { requireNewStore } from "../store/images/open-store.ts"
import { features } from "./features.ts"

export const entities = [...features.flatMap((feature) => feature.entities), ...textPictureTypes()]
const unseen = features.flatMap((feature) => feature.unseen ?? [])
export const unexported = features.flatMap((feature) => feature.unexported ?? [])
export const featureMigrations = features.flatMap((feature) => feature.migrations ?? [])

export const knownMigrations = () => namesOf(migrationsOf({ migrations: featureMigrations }))

/** A command that only reads must not create a site in a mistyped folder. @throws Refusal */
export async function requireSite(settings: Settings) {
  if (settings.postgres || (await exists(join(settings.dataDir, "site.sqlite")))) return
  await requireNewFolder(settings)
  throw new Refusal(`There is no site in ${settings.dataDir}.`)
}

export function openSiteDatabase(settings: Settings, log: Logger): Promise<Database> {
  const { dataDir, postgres } = settings
  const file = join(dataDir, "site.sqlite")
  const whenEmpty = async () => {
    await requireNewFolder(settings)
    await requireNewStore(settings)
  }
  const beforeUpdate = postgres ? undefined : () => backUpBeforeUpdate(settings, log)
  const opening = { entities, unseen, migrations: featureMigrations, log, whenEmpty, beforeUpdate }
  return openDatabase({ postgres, file, ...opening }).catch((error) => explainOpenError(error, dataDir))
}
