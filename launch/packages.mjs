import { createHash } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { Failure, root, run } from "./run.mjs"

const lockFile = join(root, "package-lock.json")
const modules = join(root, "node_modules")
const stampName = ".installed-from"
const stamp = join(modules, stampName)
/** Beside node_modules, as a folder can only be renamed within its file system. */
const aside = join(root, ".node_modules-new")
const replaced = join(root, ".node_modules-old")
const projectFiles = ["package.json", "package-lock.json", ".npmrc"]

/** Whether node_modules holds what package-lock.json lists. */
export function packagesAreInstalled() {
  if (hasLeftovers()) return false
  if (read(stamp) === wanted()) return true
  if (differences().length) return false
  writeFileSync(stamp, wanted())
  return true
}

/**
 * Installs exactly what package-lock.json lists, beside what is there, which gives way only to a whole install. Where
 * that fails, `serving` goes on with older versions of the same packages, and says so.
 * @throws Failure where packages would be missing; node_modules is then as it was.
 */
export async function installPackages({ serving }) {
  finishSwap()
  if (packagesAreInstalled()) return
  console.log("Installing packages. The first time this takes a few minutes…")
  if (await installAside()) swap()
  else makeDo(serving)
}

/** What keeps `npm ci` from installing by package-lock.json on a fresh machine, or undefined. Asks no registry. */
export async function lockFileFaults() {
  const cwd = mkdtempSync(join(tmpdir(), "lock-"))
  try {
    for (const file of projectFiles) copyFileSync(join(root, file), join(cwd, file))
    const { code, output } = await npm(["ci", "--dry-run", "--offline", "--loglevel=error"], { cwd })
    return code === 0 ? undefined : output.trim().split("\n\n")[0]
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

function npm(args, options) {
  const { npm_execpath: file } = process.env
  if (file && basename(file) === "npm-cli.js") return run(process.execPath, [file, ...args], options)
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options)
}

/** Packages with native parts differ by system. */
function wanted() {
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex")
  return `${hash} ${process.platform}-${process.arch}`
}

/** @returns whether node_modules lies whole in the folder beside. */
async function installAside() {
  mkdirSync(aside)
  for (const file of projectFiles) if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file))
  // A machine that sets NODE_ENV=production needs the packages that build the site all the same.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  const { code } = await npm(args, { show: true, cwd: aside })
  if (code !== 0) return false
  mkdirSync(join(aside, "node_modules"), { recursive: true })
  writeFileSync(join(aside, "node_modules", stampName), wanted())
  return true
}

/** Two renames: whatever ends this process between them, the next start finds one whole node_modules or the other. */
function swap() {
  if (existsSync(modules)) renameSync(modules, replaced)
  renameSync(join(aside, "node_modules"), modules)
  clear()
}

/** Ends what an install that was cut short has begun: forward where the new packages are whole, else back. */
function finishSwap() {
  if (!existsSync(modules)) {
    if (read(join(aside, "node_modules", stampName))) renameSync(join(aside, "node_modules"), modules)
    else if (existsSync(replaced)) renameSync(replaced, modules)
  }
  clear()
}

function clear() {
  for (const folder of [aside, replaced]) rmSync(folder, { recursive: true, force: true })
}

const hasLeftovers = () => existsSync(aside) || existsSync(replaced)

function makeDo(serving) {
  clear()
  const different = differences()
  const missing = different.filter(({ found }) => !found)
  const failed = "The packages could not be installed; npm says why above."
  if (missing.length) throw new Failure(`${failed} Missing: ${some(missing)}. What was installed is still there.`)
  if (!serving) throw new Failure(`${failed} In other versions than wanted: ${some(different)}.`)
  console.error(`${failed} Going on with what is there, which has other versions of ${some(different)}.`)
}

function some(packages) {
  const names = packages.slice(0, 5).map(({ path, version }) => `${path.split("node_modules/").pop()} ${version}`)
  return names.join(", ") + (packages.length > 5 ? ` and ${packages.length - 5} more` : "")
}

/** What package-lock.json lists and node_modules has not, or in another version. npm's own note of it can be ahead of what is there. */
function differences() {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"))
  return Object.entries(packages)
    .filter(([path, { optional }]) => path && !optional)
    .map(([path, { version }]) => ({ path, version, found: installedVersion(path) }))
    .filter(({ version, found }) => version !== found)
}

/** Undefined also where a package.json was cut short. */
function installedVersion(path) {
  try {
    return JSON.parse(read(join(root, path, "package.json"))).version
  } catch {
    return undefined
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
