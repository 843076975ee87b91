import { mkdir, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { listBackups } from "../backup/backups.ts"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import type { Settings } from "../settings.ts"
import { Installation } from "./release/installation.ts"
import { becomesReady, ownerOf, type Running, requireCommand, runCommand } from "./release/run-release.ts"
import { systemctl } from "./release/service.ts"
import { writtenSince } from "./release/written-since.ts"

const usage = `npm run rollback -- [--yes] [--service NAME]

Goes back to the release before: at once where that one knows the tables as they are. Where the update has changed them,
the backup of before it is restored; what was written since is listed, and lost to the site only with --yes.`

const options = {
  yes: { type: "boolean", default: false },
  service: { type: "string", default: "junior-academy" },
} as const

/** Between two releases of one site. */
interface Rollback {
  installation: Installation
  /** The one that serves, and the one before. */
  current: Running
  previous: Running
  settings: Settings
  yes: boolean
  service: string
}

run(async () => {
  const given = read()
  const { settings } = await environment()
  const installation = await Installation.find()
  const [current, release] = await Promise.all([installation.release("current"), installation.release("previous")])
  if (!current || !release) throw new Refusal("There is no release before this one to go back to.")
  const account = await ownerOf(settings.dataDir)
  const previous = { release, account }
  const rollback = { ...given, installation, settings, current: { release: current, account }, previous }
  const { succeeded, said } = await runCommand(previous, "migrate")
  if (succeeded) return switchBack(rollback, "restart")
  // As it says of a migration that it does not know.
  if (!said.includes("belongs to a newer release")) throw new Refusal(said)
  await restoreBefore(rollback)
})

function read() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function switchBack({ installation, previous, settings, service }: Rollback, verb: "start" | "restart") {
  await installation.switchTo(previous.release)
  await systemctl(verb, service)
  const url = `http://127.0.0.1:${settings.port}`
  if (!(await becomesReady(url)))
    throw new Refusal(`${previous.release} is in use again, but does not answer at ${url}.`)
  console.log(`The site is served by ${previous.release} again.`)
}

/** All that was written until now stays in a backup of its own. */
async function restoreBefore(rollback: Rollback) {
  const { settings, current, yes, service } = rollback
  if (settings.postgres)
    throw new Refusal(
      "The update has changed the tables, in PostgreSQL: restore what pg_dump wrote before it, and go back then.",
    )
  const { folder } = settings.backups
  const [before] = await listBackups(settings, "before-update")
  if (!before) throw new Refusal(`There is no backup of before the update in ${folder}.`)
  const file = join(folder, before.name)
  if (yes) await systemctl("stop", service)
  const everything = join(folder, `before-rollback-${stamp()}.tar`)
  try {
    await requireCommand(current, "backup", everything)
    console.log(`Since the backup of before the update (${before.takenAt.toISOString()}) was written:`)
    console.log(await writtenSince(file, everything))
    if (yes) await restore(rollback, file)
  } catch (error) {
    if (yes) await systemctl("start", service)
    throw error
  } finally {
    if (!yes) await rm(everything, { force: true })
  }
  if (!yes) throw new Refusal("Going back takes that from the site. To do it, and keep it in a file: add --yes.")
  console.log(`All of that is in ${everything}.`)
  await switchBack(rollback, "start")
}

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, "")

/** What the backup brings, or is made anew. All else stays, as the secret does: it is the same site, whose links go on. */
const replaced = /^(site\.sqlite(-wal|-shm)?|images|\.temporary)$/

/** What lies in the data folder steps aside meanwhile, and comes back where the backup cannot be restored. */
async function restore({ settings: { dataDir }, previous, current }: Rollback, file: string) {
  const aside = join(dataDir, "backups", `aside-${stamp()}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const names = (await readdir(dataDir)).filter((name) => !["backups", "lost+found"].includes(name))
  const move = async (from: string, to: string, which = names) => {
    for (const name of which) await rename(join(from, name), join(to, name))
  }
  await move(dataDir, aside)
  try {
    await requireCommand(previous, "restore", file)
  } catch (error) {
    await move(aside, dataDir)
    throw new Refusal(`The site stays with ${current.release}. ${(error as Error).message}`)
  }
  await move(
    aside,
    dataDir,
    names.filter((name) => !replaced.test(name)),
  )
  await rm(aside, { recursive: true })
}
