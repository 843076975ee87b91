import { execFile } from "node:child_process"
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { Refusal } from "../../base/refusal.ts"
import type { Settings } from "../../base/settings.ts"
import { readEnvironment, run } from "../process.ts"
import { readArguments } from "./arguments.ts"
import { Installation } from "./release/installation.ts"
import { type Account, addressOf, ownerOf, requireCommand, runCommand, waitUntilReady } from "./release/run-release.ts"
import { systemctl } from "./release/service.ts"
import { tryOnCopy } from "./release/trial.ts"

const usage = `npm run update -- RELEASE.tar.gz [--service NAME]

Unpacks a release beside the one that serves, tries it on a copy of the site, and has systemd restart the site with it.
Where it does not start, the one before serves again. NAME is junior-academy where it is not given.`

run(async () => {
  const { word: file, options } = readArguments(usage, { service: { type: "string", default: "junior-academy" } })
  const { settings } = await readEnvironment()
  const installation = await Installation.find()
  const account = await ownerOf(settings.dataDir)
  // The service's account may read the release, but not change it.
  process.umask(0o022)
  const release = await unpack(resolve(file), installation)
  await tryRelease(release, { installation, account, settings }).catch(async (error) => {
    await rm(release, { recursive: true, force: true })
    throw error
  })
  await switchTo(release, { installation, account, settings }, options.service)
  await removeOthers(installation)
})

/** The folder is named after version and time. */
async function unpack(file: string, installation: Installation) {
  const staging = installation.pathOf(`.unpacking-${process.pid}`)
  await mkdir(staging)
  try {
    await promisify(execFile)("tar", ["-xzf", file, "--no-same-owner", "-C", staging])
    const { version } = JSON.parse(await readFile(join(staging, "server", "package.json"), "utf8"))
    const release = installation.pathOf(`${version}-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`)
    await rename(staging, release)
    return release
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    const { stderr, message } = error as Error & { stderr?: string }
    const [why] = (stderr || message).trim().split("\n")
    throw new Refusal(`${file} is not a release that can be unpacked (${why}).`)
  }
}

interface Updating {
  installation: Installation
  account: Account
  settings: Settings
}

async function tryRelease(release: string, { installation, account, settings }: Updating) {
  // The release may be for another processor, or a newer Node.
  await requireCommand({ release, account }, "help")
  if (settings.postgres) return console.log("The rows are in PostgreSQL: the release is not tried on a copy.")
  console.log("Trying the release on a copy of the site…")
  const { current } = await installation.links()
  await tryOnCopy({ current, release, account, settings }).catch((error) => {
    throw new Refusal(`The site goes on as it was: the new release fails on a copy of it. ${error.message}`)
  })
}

async function switchTo(release: string, { installation, account, settings }: Updating, service: string) {
  const before = await installation.links()
  const url = addressOf(settings)
  await installation.setLinks({ previous: before.current, current: release })
  if (await restartAndWait(service, url))
    return console.log(`The site is served by ${release} now. Before it was ${before.current}.`)
  const { succeeded } = await runCommand({ release: before.current, account }, "migrate")
  if (!succeeded)
    throw new Refusal(`The site does not answer at ${url}, and its tables are updated. Go back: \`npm run rollback\`.`)
  await installation.setLinks(before)
  await rm(release, { recursive: true, force: true })
  const isBack = await restartAndWait(service, url)
  throw new Refusal(
    `The new release did not answer at ${url}, and is not in use: ` +
      (isBack ? `${before.current} serves again.` : `nor does ${before.current} answer, which is in use again.`),
  )
}

async function restartAndWait(service: string, url: string) {
  try {
    await systemctl("restart", service)
    return await waitUntilReady(url)
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

async function removeOthers(installation: Installation) {
  const linked = Object.values(await installation.links())
  for (const name of await readdir(installation.pathOf(".")))
    if (!linked.includes(installation.pathOf(name)))
      await rm(installation.pathOf(name), { recursive: true, force: true })
}
