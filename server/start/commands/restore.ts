import { join, resolve } from "node:path"
import { getMetadataArgsStorage } from "typeorm"
import { adaptCommands } from "../../base/adapt-commands.ts"
import { Refusal } from "../../base/refusal.ts"
import { extractItem, extractPicture, type ItemKey } from "../../school/backup/extract.ts"
import { databaseName } from "../../school/backup/manifest.ts"
import type { RegisterOptions } from "../../school/backup/prepare-register.ts"
import { readBackup } from "../../school/backup/read-backup.ts"
import { restoreBackup } from "../../school/backup/restore-backup.ts"
import { all, withConnection } from "../../store/database/read-connections.ts"
import { ownedTypes } from "../features.ts"
import { readEnvironment, run } from "../process.ts"
import { featureMigrations, knownMigrations } from "../site-database.ts"
import { noSuchCommand, readArguments } from "./arguments.ts"
import { promptRegisterKey } from "./prompt.ts"

const usage = `npm run restore -- FILE [--to FOLDER] [--without-register]
npm run restore -- FILE --item news/12 [--to FOLDER]
npm run restore -- FILE --image NAME [--to FOLDER]

The first puts the whole site into DATA_DIR, where there is none yet; with --to it puts it into another folder, checks it there, and
leaves the site alone. The others put one item or one picture into a folder, the current one where --to names none. The names in the
register of consent open by the old token-secret in that folder, or are asked for (REGISTER_KEY); --without-register gives them up.`

const options = {
  item: { type: "string" },
  image: { type: "string" },
  to: { type: "string" },
  "without-register": { type: "boolean" },
} as const

const itemPaths = ownedTypes.flatMap(({ type }) => type.addressed?.route?.split("/")[1] ?? [])

run(async () => {
  const { word, options: flags } = readArguments(usage, options)
  const { item, image, to, "without-register": isGivenUp } = flags
  if (item && image) throw noSuchCommand(usage)
  const [file, folder] = [resolve(word), resolve(to ?? ".")]
  if (item)
    return report(await readBackup(file, knownMigrations(), (backup) => extractItem(backup, keyOf(item), folder)))
  if (image) return report(await readBackup(file, knownMigrations(), (backup) => extractPicture(backup, image, folder)))
  const register = { ask: promptRegisterKey, isGivenUp }
  await (to === undefined ? restore(file, register) : testRestore(file, folder, register))
})

function report(place: string) {
  console.log(`It is in ${place} now.`)
}

function keyOf(item: string): ItemKey {
  const [, path = "", id = ""] = /^(\w+)\/(\d{1,15})$/.exec(item) ?? []
  const type = ownedTypes.find((owned) => owned.type.addressed?.route === `/${path}/view/:id`)?.type
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === type)?.name
  if (!table)
    throw new Refusal(
      `--item must be as in the address of the item: one of ${itemPaths.join(", ")}, and its number, such as news/12.`,
    )
  return { table, id: Number(id), name: `${path}-${id}` }
}

async function testRestore(file: string, dataDir: string, register: RegisterOptions) {
  const { settings, log } = await readEnvironment()
  const { takenAt, rows, files } = await restoreBackup({
    ...{ file, settings: { dataDir, tokenSecret: settings.tokenSecret }, migrations: knownMigrations() },
    register: { ...register, otherDataDir: settings.dataDir },
    opening: { migrations: featureMigrations, log },
  })
  const found = await withConnection(join(dataDir, databaseName), (connection) =>
    all(connection, "PRAGMA integrity_check", []),
  )
  if (JSON.stringify(found) !== '[{"integrity_check":"ok"}]')
    throw new Refusal(`The database in ${file} is damaged: ${JSON.stringify(found)}.`)
  console.log(
    `${dataDir} holds the site as it was on ${takenAt}, and all of it is whole: ${rows.users} accounts and ${files} pictures and documents.`,
  )
}

async function restore(file: string, register: RegisterOptions) {
  const { settings, log } = await readEnvironment()
  const { postgres, dataDir } = settings
  if (postgres)
    throw new Refusal(
      "A backup is restored into a folder, for SQLite. Unset DATABASE_URL, or use what pg_dump has written.",
    )
  const { takenAt, rows, files } = await restoreBackup({
    ...{ file, settings, register, migrations: knownMigrations() },
    opening: { migrations: featureMigrations, log },
  })
  console.log(
    adaptCommands(
      `${dataDir} holds the site as it was on ${takenAt}: ${rows.users} accounts and ${files} pictures and documents. ` +
        "Start it. Everybody signs in again; passwords, roles and suspensions are those of that day. " +
        "Second steps count again with the `token-secret` of the old folder; else remove them with `npm run user -- second-step --email …`. " +
        "Pictures of children wait until the office has confirmed the answers of their families, at Consent.",
    ),
  )
}
