import { readdir, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { Refusal } from "../../base/refusal.ts"
import { imagesFolder, type Settings } from "../../base/settings.ts"
import { backupPath, listBackups, pruneBackups } from "../../school/backup/backups.ts"
import { syncToDisk } from "../../school/backup/sync-to-disk.ts"
import { addToStore } from "../../store/images/fill-store.ts"
import { openStore } from "../../store/images/open-store.ts"
import { readEnvironment, run } from "../process.ts"
import { secretOf } from "../site-folder.ts"
import { readArguments } from "./arguments.ts"
import { changesSince } from "./release/changes-since.ts"
import { Installation } from "./release/installation.ts"
import {
  addressOf,
  ownerOf,
  type ReleaseOptions,
  requireCommand,
  runAs,
  runCommand,
  waitUntilReady,
} from "./release/run-release.ts"
import { systemctl } from "./release/service.ts"

const usage = `npm run rollback -- [--yes] [--service NAME]

Goes back to the release before: at once where that one knows the tables as they are. Where the update has changed them,
the backup of before it is restored; what was written since is listed, and lost to the site only with --yes.`

const options = {
  yes: { type: "boolean", default: false },
  service: { type: "string", default: "junior-academy" },
} as const

interface Rollback {
  installation: Installation
  current: ReleaseOptions
  previous: ReleaseOptions
  settings: Settings
  yes: boolean
  service: string
}

run(async () => {
  const flags = readArguments(usage, options, 0).options
  const { settings } = await readEnvironment()
  const installation = await Installation.find()
  const { current, previous: release } = await installation.links()
  if (!release) throw new Refusal("There is no release before this one to go back to.")
  const account = await ownerOf(settings.dataDir)
  const previous = { release, account }
  const rollback = { ...flags, installation, settings, current: { release: current, account }, previous }
  const { succeeded, output } = await runCommand(previous, "migrate")
  if (succeeded) return switchBack(rollback, "restart")
  // Text of the error about an unknown migration.
  if (!output.includes("belongs to a newer release")) throw new Refusal(output)
  await restoreBefore(rollback)
})

async function switchBack({ installation, current, previous, settings, service }: Rollback, verb: "start" | "restart") {
  await installation.setLinks({ current: previous.release, previous: current.release })
  await systemctl(verb, service)
  const url = addressOf(settings)
  if (!(await waitUntilReady(url)))
    throw new Refusal(`${previous.release} is in use again, but does not answer at ${url}.`)
  console.log(`The site is served by ${previous.release} again.`)
}

async function restoreBefore(rollback: Rollback) {
  const { settings, current, yes, service } = rollback
  if (settings.postgres)
    throw new Refusal(
      "The update has changed the tables, in PostgreSQL: restore what pg_dump wrote before it, and go back then.",
    )
  const { folder } = settings.backups
  const [backup] = await listBackups(settings, "before-update")
  if (!backup) throw new Refusal(`There is no backup of before the update in ${folder}.`)
  const file = join(folder, backup.name)
  if (yes) await systemctl("stop", service)
  const fullBackup = backupPath(settings, "before-rollback", new Date())
  try {
    await requireCommand(current, "backup", fullBackup)
    console.log(`Since the backup of before the update (${backup.takenAt.toISOString()}) was written:`)
    console.log(await runAs(current.account, () => changesSince(file, fullBackup)))
    if (yes) await restore(rollback, file)
  } catch (error) {
    if (yes) await systemctl("start", service)
    throw error
  } finally {
    if (!yes) await runAs(current.account, () => rm(fullBackup, { force: true }))
  }
  if (!yes) throw new Refusal("Going back takes that from the site. To do it, and keep it in a file: add --yes.")
  console.log(`All of that is in ${fullBackup}.`)
  await switchBack(rollback, "start")
  await runAs(current.account, () => pruneBackups(settings, "before-rollback", fullBackup))
}

/** Restores pictures first, as extra ones are harmless; then the database, atomically. Keeps the secret for links. */
async function restore({ settings, previous, current }: Rollback, file: string) {
  const { dataDir } = settings
  const folder = join(dataDir, ".temporary", "restored")
  const clear = () => runAs(current.account, () => rm(folder, { recursive: true, force: true }))
  await clear()
  try {
    const TOKEN_SECRET = await runAs(current.account, () => secretOf(settings))
    const variables = { DATA_DIR: folder, IMAGES_URL: "", TOKEN_SECRET }
    await requireCommand({ ...previous, settings: variables }, "restore", file)
    await runAs(current.account, () => putInPlace(folder, settings))
  } finally {
    await clear()
  }
}

async function putInPlace(from: string, settings: Settings) {
  const { dataDir, s3 } = settings
  const [pictures, names] = [imagesFolder(from), await readdir(imagesFolder(from))]
  if (s3) {
    const files = names.map((name) => ({ name, read: () => readFile(join(pictures, name)) }))
    await addToStore(await openStore(settings), files)
  } else for (const name of names) await rename(join(pictures, name), join(imagesFolder(dataDir), name))
  // The backup before the rollback has checkpointed the database: its file contains everything from these two.
  for (const name of ["site.sqlite-wal", "site.sqlite-shm"]) await rm(join(dataDir, name), { force: true })
  await rename(join(from, "site.sqlite"), join(dataDir, "site.sqlite"))
  await syncToDisk(dataDir)
}
