import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs"
import { rm, utimes } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./run.mjs"

/** Folders are built here and then moved. Also the lock. In `root`, as a rename must stay on one file system. */
const staging = join(root, ".staging")
const options = { recursive: true, force: true, maxRetries: 5 }
const release = () => rmSync(staging, options)
const stop = () => process.exit(1)

/** Needs no package, as it also guards their installation. */
export async function oneAtATime(work) {
  for (let tries = 0; !tryToLock(); tries++) {
    if (tries === 0) console.log("Another start is preparing the site. Waiting for it…")
    await sleep(200)
  }
  const heartbeat = setInterval(touch, 1_000)
  process.once("exit", release).once("SIGINT", stop).once("SIGTERM", stop)
  try {
    await work()
  } finally {
    // Asynchronous, unlike `release`: the heartbeat must continue while a thousand folders are deleted.
    await rm(staging, options)
    clearInterval(heartbeat)
    process.off("exit", release).off("SIGINT", stop).off("SIGTERM", stop)
  }
}

/** The holder touches the lock, as process ids mean nothing across containers. A killed holder's lock expires. */
function tryToLock() {
  if (mkdirSync(staging, { recursive: true })) return true
  const isStale = Date.now() - statSync(staging, { throwIfNoEntry: false })?.mtimeMs > 10_000
  if (isStale) touch()
  return isStale
}

const touch = () => utimes(staging, new Date(), new Date()).catch(() => {})

/** Each attempt fills a new folder, so a killed start's remains do no harm. */
export async function replaceFolder(folder, make) {
  const attempt = mkdtempSync(join(staging, "attempt-"))
  const fresh = join(attempt, basename(folder))
  await make(fresh)
  mkdirSync(dirname(folder), { recursive: true })
  if (existsSync(folder)) renameSync(folder, join(attempt, "old"))
  renameSync(fresh, folder)
}
