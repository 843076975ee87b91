import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./run.mjs"

const lock = join(root, "dist", ".lock")
const release = () => rmSync(lock, { force: true })

/** By no package: what it guards is their installation, too. The holder touches the lock, as a process id would mean nothing in another container. */
export async function oneAtATime(work) {
  mkdirSync(join(root, "dist"), { recursive: true })
  for (let tries = 0; !tryToLock(); tries++) {
    if (tries === 0) console.log("Another start is preparing the site. Waiting for it…")
    await sleep(200)
    if (Date.now() - statSync(lock, { throwIfNoEntry: false })?.mtimeMs > 10_000) release()
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1_000)
  process.once("exit", release)
  try {
    await work()
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
