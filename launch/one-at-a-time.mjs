import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./run.mjs"

// By no package: what it guards is their installation, too.
const lock = join(root, "dist", ".lock")
const heartbeatMs = 1_000
const deadAfterMs = 10_000

export async function oneAtATime(work) {
  mkdirSync(join(root, "dist"), { recursive: true })
  for (let tries = 0; !tryToLock(); tries++) {
    if (tries === 0) console.log("Another start is preparing the site. Waiting for it…")
    await sleep(200)
    if (isDead()) release()
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeatMs)
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off("exit", release)
    release()
  }
}

function tryToLock() {
  try {
    writeFileSync(lock, "", { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

/** The holder touches the lock every second. A process id would mean nothing in another container. */
function isDead() {
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched > deadAfterMs
}

function release() {
  rmSync(lock, { force: true })
}
