import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs"
import { rm, utimes } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./run.mjs"

/** Where folders are made, by one start at a time. In the same file system as they, within which alone a folder is renamed. */
const workshop = join(root, ".making")
const all = { recursive: true, force: true, maxRetries: 5 }
const leave = () => rmSync(workshop, all)
const stop = () => process.exit(1)

/** Without a package, as it is also packages that are made there. */
export async function inWorkshop(work) {
  for (let tries = 0; !enter(); tries++) {
    if (tries === 0) console.log("Another start is preparing the site. Waiting for it…")
    await sleep(200)
  }
  const heartbeat = setInterval(touch, 1_000)
  process.once("exit", leave).once("SIGINT", stop).once("SIGTERM", stop)
  try {
    await work()
  } finally {
    await rm(workshop, all)
    clearInterval(heartbeat)
    process.off("exit", leave).off("SIGINT", stop).off("SIGTERM", stop)
  }
}

/** A killed start is known by what it no longer touches: its process id would mean nothing in another container. */
function enter() {
  if (mkdirSync(workshop, { recursive: true })) return true
  const isLeft = Date.now() - statSync(workshop, { throwIfNoEntry: false })?.mtimeMs > 10_000
  if (isLeft) touch()
  return isLeft
}

const touch = () => utimes(workshop, new Date(), new Date()).catch(() => {})

/** The folder changes when what `make` fills is whole. Each try fills another: what a killed start left running is in nobody's way. */
export async function replaceFolder(folder, make) {
  const place = mkdtempSync(join(workshop, "try-"))
  const fresh = join(place, basename(folder))
  await make(fresh)
  mkdirSync(dirname(folder), { recursive: true })
  if (existsSync(folder)) renameSync(folder, join(place, "old"))
  renameSync(fresh, folder)
}
