import { join, resolve } from "node:path"
import { getMetadataArgsStorage } from "typeorm"
import { Refusal } from "../../base/refusal.ts"
import { databaseName } from "../../school/backup/manifest.ts"
import { readBackup } from "../../school/backup/read-backup.ts"
import { restoreBackup } from "../../school/backup/restore-backup.ts"
import { type ItemKey, takeOutItem, takeOutPicture } from "../../school/backup/take-out.ts"
import { all, withConnection } from "../../store/database/read-connections.ts"
import { ownedTypes } from "../features.ts"
import { environment, run } from "../process.ts"
import { featureMigrations, knownMigrations } from "../site-database.ts"
import { noSuchCommand, readArguments } from "./arguments.ts"
import { asTyped } from "./typed-command.ts"

const usage = `npm run restore -- FILE [--to FOLDER]
npm run restore -- FILE --item news/12 [--to FOLDER]
npm run restore -- FILE --image NAME [--to FOLDER]

The first puts the whole site into DATA_DIR, where there is none yet; with --to it puts it into another folder, checks it there, and
leaves the site alone. The others put one item or one picture into a folder, the current one where --to names none.`

const options = { item: { type: "string" }, image: { type: "string" }, to: { type: "string" } } as const

const known = ownedTypes.flatMap(({ type }) => type.addressed?.route?.split("/")[1] ?? [])

run(async () => {
  const { word, options: given } = readArguments(usage, options)
  const { item, image, to } = given
  if (item && image) throw noSuchCommand(usage)
  const [file, folder] = [resolve(word), resolve(to ?? ".")]
  if (item)
    return report(await readBackup(file, knownMigrations(), (backup) => takeOutItem(backup, keyOf(item), folder)))
  if (image) return report(await readBackup(file, knownMigrations(), (backup) => takeOutPicture(backup, image, folder)))
  await (to === undefined ? restore(file) : tryToRestore(file, folder))
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
      `--item must be as in the address of the item: one of ${known.join(", ")}, and its number, such as news/12.`,
    )
  return { table, id: Number(id), name: `${path}-${id}` }
}

async function tryToRestore(file: string, dataDir: string) {
  const { log } = await environment()
  const { takenAt, rows, files } = await restoreBackup({
    ...{ file, settings: { dataDir }, migrations: knownMigrations() },
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

async function restore(file: string) {
  const { settings, log } = await environment()
  const { postgres, dataDir } = settings
  if (postgres)
    throw new Refusal(
      "A backup is restored into a folder, for SQLite. Unset DATABASE_URL, or use what pg_dump has written.",
    )
  const { takenAt, rows, files } = await restoreBackup({
    ...{ file, settings, migrations: knownMigrations() },
    opening: { migrations: featureMigrations, log },
  })
  console.log(
    asTyped(
      `${dataDir} holds the site as it was on ${takenAt}: ${rows.users} accounts and ${files} pictures and documents. ` +
        "Start it with `npm start`. Everybody signs in again; passwords, roles and suspensions are those of that day. " +
        "Second steps count again if the `token-secret` of the old folder is copied here before the first start; else remove them with `npm run user -- second-step --email …`.",
    ),
  )
}
