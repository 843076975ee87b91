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

/** `tools`: those too that only checks and tests need. */
export function packagesAreInstalled({ tools = true } = {}) {
  return !existsSync(aside) && differences(tools).length === 0
}

/** Where it fails, `serving` goes on with older versions of the same packages. @throws Failure where any would be missing. */
export async function installPackages({ serving = false, tools = true } = {}) {
  takeOver()
  if (packagesAreInstalled({ tools })) return
  console.log("Installing packages. The first time this takes a few minutes…")
  const install = await installAside(tools || hasTools())
  takeOver()
  if (packagesAreInstalled({ tools })) return
  const different = differences(tools)
  const missing = different.filter(({ found }) => !found)
  const why = ranOutOfMemory(install) ? outOfMemory(installMemory) : "npm says why above."
  const failed = `The packages could not be installed: ${why}`
  if (missing.length) throw new Failure(`${failed} Missing: ${list(missing)}. What was installed is still there.`)
  if (!serving) throw new Failure(`${failed} In other versions than wanted: ${list(different)}.`)
  console.error(`${failed} Going on with what is there, which has other versions of ${list(different)}.`)
}

function installAside(tools) {
  mkdirSync(aside)
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file))
  // Whatever NODE_ENV says.
  const args = ["ci", tools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  return run("npm", args, { show: true, cwd: aside })
}

/** Puts what was installed aside in its place, once it is whole: npm writes its own list last. A start that is cut short here leaves it to the next one. */
function takeOver() {
  if (existsSync(join(fresh, ".package-lock.json"))) {
    removeUnread(fresh)
    rmSync(modules, { recursive: true, force: true })
    renameSync(fresh, modules)
  }
  rmSync(aside, { recursive: true, force: true })
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
