import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Failure, outOfMemory, ranOutOfMemory, root, run } from "./run.mjs"
import { removeUnread } from "./unread.mjs"

const modules = join(root, "node_modules")
/** Beside node_modules, as a folder can only be renamed within its file system. */
const aside = join(root, ".node_modules-new")
const fresh = join(aside, "node_modules")
/** Megabytes that npm takes. */
const installMemory = 860
const replaced = join(root, ".node_modules-old")

/** `tools`: those too that only checks and tests need. */
export function packagesAreInstalled({ tools = true } = {}) {
  return !existsSync(aside) && !existsSync(replaced) && differences(tools).length === 0
}

/** Where it fails, `serving` goes on with older versions of the same packages. @throws Failure where any would be missing. */
export async function installPackages({ serving = false, tools = true } = {}) {
  finishSwap()
  if (packagesAreInstalled({ tools })) return
  console.log("Installing packages. The first time this takes a few minutes…")
  const install = await installAside(tools || hasTools())
  if (install.code === 0) return swap()
  clearLeftovers()
  const different = differences(tools)
  const missing = different.filter(({ found }) => !found)
  const why = ranOutOfMemory(install) ? outOfMemory(installMemory) : "npm says why above."
  const failed = `The packages could not be installed: ${why}`
  if (missing.length) throw new Failure(`${failed} Missing: ${list(missing)}. What was installed is still there.`)
  if (!serving) throw new Failure(`${failed} In other versions than wanted: ${list(different)}.`)
  console.error(`${failed} Going on with what is there, which has other versions of ${list(different)}.`)
}

/** What keeps `npm ci` from installing by package-lock.json, or undefined. Asks no registry. */
export async function lockFileFaults() {
  const { code, output } = await run("npm", ["ci", "--dry-run", "--offline", "--loglevel=error"])
  return code === 0 ? undefined : output.trim().split("\n\n")[0]
}

async function installAside(tools) {
  mkdirSync(fresh, { recursive: true })
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file))
  // Whatever NODE_ENV says.
  const args = ["ci", tools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  const install = await run("npm", args, { show: true, cwd: aside })
  removeUnread(fresh)
  return install
}

/** Two renames: whatever ends this process between them, the next start finds one whole node_modules or the other. */
function swap() {
  if (existsSync(modules)) renameSync(modules, replaced)
  renameSync(fresh, modules)
  clearLeftovers()
}

/** Ends what an install that was cut short has begun: forward where the new packages are whole, else back. */
function finishSwap() {
  if (!existsSync(modules)) {
    // npm writes its own list when all is in place.
    if (existsSync(join(fresh, ".package-lock.json"))) renameSync(fresh, modules)
    else if (existsSync(replaced)) renameSync(replaced, modules)
  }
  clearLeftovers()
}

function clearLeftovers() {
  for (const folder of [aside, replaced]) rmSync(folder, { recursive: true, force: true })
}

/** What package-lock.json lists and node_modules has not, or in another version. npm's own list can be ahead of what is there. */
function differences(tools) {
  return listed().filter(({ version, found, dev }) => version !== found && (tools || !dev))
}

/** A start keeps them where somebody works on the site. */
const hasTools = () => listed().some(({ dev, found }) => dev && found)

function listed() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  return Object.entries(packages)
    .filter(([path, { optional }]) => path && !optional)
    .map(([path, { version, dev, devOptional }]) => ({
      path,
      version,
      dev: dev || devOptional,
      found: installedVersion(path),
    }))
}

/** Undefined also where a package.json was cut short. */
function installedVersion(path) {
  try {
    return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).version
  } catch {
    return undefined
  }
}

function list(packages) {
  const names = packages.slice(0, 5).map(({ path, version }) => `${path.split("node_modules/").pop()} ${version}`)
  return names.join(", ") + (packages.length > 5 ? ` and ${packages.length - 5} more` : "")
}
