import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./run.mjs"

const folder = join(root, "dist")
const lock = join(folder, ".lock")
const beatMs = 1_000
const deadMs = 10_000

/** Does work that only one process in this folder may do at a time; others wait for their turn. */
export async function oneAtATime(work) {
  mkdirSync(folder, { recursive: true })
  await take()
  const beat = setInterval(touch, beatMs)
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off("exit", release)
    release()
  }
}

async function take() {
  for (let told = false; !tryToTake(); told = true) {
    if (!told) console.log("Another start is preparing the site. Waiting for it…")
    await sleep(200)
    if (isDead()) clear()
  }
}

function release() {
  rmSync(lock, { force: true })
}

function tryToTake() {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

function touch() {
  const now = new Date()
  utimesSync(lock, now, now)
}

/** The one who holds the lock touches it every second. A process id would mean nothing in another container. */
function isDead() {
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched > deadMs
}

/** Of several who find a dead lock, one manages to rename it. */
function clear() {
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
    rmSync(aside, { force: true })
  } catch (error) {
    if (error.code !== "ENOENT") throw error
  }
}
