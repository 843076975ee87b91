import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Failure, reasonOf, root, run } from "./run.mjs"

const modules = join(root, "node_modules")
/** Beside node_modules, as a folder can only be renamed within its file system. */
const aside = join(root, ".node_modules-new")
const fresh = join(aside, "node_modules")

/** What packages hold for debuggers, people and other compilers, where it is large: a third of a start's packages. */
const unread =
  /\.(map|md|flow)$|(?<!\.d)\.[cm]?tsx?$|^(monaco-editor\/(dev|min|min-maps)|typeorm\/browser|lucide-react\/(dynamic|dist\/cjs).*)$/

/** `tools`: those too that only checks and tests need. */
export function packagesAreInstalled({ tools = true } = {}) {
  return !existsSync(aside) && differences(tools).length === 0
}

/** Where it fails, `serving` goes on with other versions of the same packages. @throws Failure where any would be missing. */
export async function installPackages({ serving = false, tools = true } = {}) {
  takeOver()
  if (packagesAreInstalled({ tools })) return
  console.log("Installing packages. The first time this takes a few minutes…")
  const install = await installAside(tools)
  takeOver()
  const different = differences(tools)
  if (different.length === 0) return
  const missing = different.filter(({ isMissing }) => isMissing)
  const failed = `The packages could not be installed: ${reasonOf(install)}`
  if (missing.length) throw new Failure(`${failed} Missing: ${list(missing)}. What was installed is still there.`)
  if (!serving) throw new Failure(`${failed} In other versions than wanted: ${list(different)}.`)
  console.error(`${failed} Going on with what is there, which has other versions of ${list(different)}.`)
}

function installAside(tools) {
  mkdirSync(aside)
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file))
  // A start keeps the tools where somebody works on the site, whatever NODE_ENV says.
  const keepsTools = tools || Object.values(packagesIn(modules) ?? {}).some(({ dev }) => dev)
  const command = `npm ci ${keepsTools ? "--include=dev" : "--omit=dev"} --no-audit --no-fund --loglevel=error`
  return run(command, { show: true, cwd: aside })
}

/** Puts what was installed aside in its place, once it is whole: npm writes its own list last. A start that is cut short here leaves it to the next one. */
function takeOver() {
  if (packagesIn(fresh)) {
    for (const path of readdirSync(fresh, { recursive: true }).filter((path) => unread.test(path)))
      rmSync(join(fresh, path), { recursive: true, force: true })
    rmSync(modules, { recursive: true, force: true })
    renameSync(fresh, modules)
  }
  rmSync(aside, { recursive: true, force: true })
}

/** What package-lock.json lists and npm's own list of node_modules has not, or in another version. */
function differences(tools) {
  const installed = packagesIn(modules) ?? {}
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  return Object.entries(packages)
    .filter(([path, { optional, dev, devOptional }]) => path && !optional && (tools || !(dev || devOptional)))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path, { version }]) => ({
      name: `${path.split("node_modules/").pop()} ${version}`,
      isMissing: !installed[path],
    }))
}

/** By npm's own list. Undefined where it is missing, or was cut short. */
function packagesIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, ".package-lock.json"), "utf8")).packages
  } catch {
    return undefined
  }
}

function list(packages) {
  const more = packages.length > 5 ? ` and ${packages.length - 5} more` : ""
  return (
    packages
      .slice(0, 5)
      .map(({ name }) => name)
      .join(", ") + more
  )
}
