import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { root, run } from "./run.mjs"
import { replaceFolder } from "./staging.mjs"

const modules = join(root, "node_modules")
/** Exists while the packages' native parts are not compiled. */
const uncompiled = join(modules, ".uncompiled")

/** Files for debuggers, people and other compilers: a third of the size of a start's packages. */
const unread =
  /\.(map|md|flow)$|(?<!\.d)\.[cm]?tsx?$|^(monaco-editor\/(dev|min|min-maps)|typeorm\/browser|lucide-react\/(dynamic|dist\/cjs).*)$/

export const isIncomplete = () => differences().length > 0 || existsSync(uncompiled)

/** Compiles the native parts that a first install skipped, so that a build can run meanwhile. @throws Failure */
export async function compilePackages() {
  if (!existsSync(uncompiled)) return
  await run("The packages could not be compiled", "npm", ["rebuild", "--loglevel=error"])
  rmSync(uncompiled)
}

/** Call `compilePackages` afterwards. @throws Failure, unless `serving` can go on with outdated packages */
export async function installPackages({ tools = true, serving = false } = {}) {
  if (differences(tools).length === 0) return
  console.log("Installing packages. The first time this takes a few minutes…")
  try {
    await replaceFolder(modules, (fresh) => install(fresh, tools))
  } catch (failure) {
    const different = differences(tools)
    if (!serving || !different.every((path) => path in installedPackages())) throw failure
    console.error(
      `${failure.message} Going on with what is there, which has other versions of ${different.join(", ")}.`,
    )
  }
}

async function install(fresh, tools) {
  const staging = dirname(fresh)
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(staging, file))
  // A start keeps the tools on a development machine, regardless of NODE_ENV.
  const keepsTools = tools || Object.values(installedPackages()).some(({ dev }) => dev)
  const options = [keepsTools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  const isFirst = !existsSync(modules)
  if (isFirst) options.push("--ignore-scripts")
  await run("The packages could not be installed", "npm", ["ci", ...options], { cwd: staging })
  if (isFirst) writeFileSync(join(fresh, basename(uncompiled)), "")
  for (const path of (await readdir(fresh, { recursive: true })).filter((path) => unread.test(path)))
    await rm(join(fresh, path), { recursive: true, force: true })
}

function differences(tools = true) {
  const installed = installedPackages()
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  return Object.keys(packages).filter((path) => {
    const { version, optional, dev, devOptional } = packages[path]
    return path && !optional && (tools || !(dev || devOptional)) && installed[path]?.version !== version
  })
}

/** Reads npm's own list, which npm writes last. Empty if the list is missing or incomplete. */
function installedPackages() {
  try {
    return JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")).packages
  } catch {
    return {}
  }
}
