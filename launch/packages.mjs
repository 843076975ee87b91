import { cpSync, existsSync, readFileSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { root, run } from "./run.mjs"
import { replaceFolder } from "./staging.mjs"

const modules = join(root, "node_modules")

/** What packages hold for debuggers, people and other compilers, where it is large: a third of a start's packages. */
const unread =
  /\.(map|md|flow)$|(?<!\.d)\.[cm]?tsx?$|^(monaco-editor\/(dev|min|min-maps)|typeorm\/browser|lucide-react\/(dynamic|dist\/cjs).*)$/

/** `tools`: those too that only checks and tests need. Where it fails, `serving` goes on with other versions of the same packages. @throws Failure */
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
  const aside = dirname(fresh)
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(aside, file))
  // A start keeps the tools where somebody works on the site, whatever NODE_ENV says.
  const keepsTools = tools || Object.values(installedPackages()).some(({ dev }) => dev)
  const options = [keepsTools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  await run("The packages could not be installed", "npm", ["ci", ...options], { cwd: aside })
  for (const path of (await readdir(fresh, { recursive: true })).filter((path) => unread.test(path)))
    await rm(join(fresh, path), { recursive: true, force: true })
}

/** The folders of what package-lock.json lists and is not installed, or in another version. */
export function differences(tools = true) {
  const installed = installedPackages()
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  return Object.keys(packages).filter((path) => {
    const { version, optional, dev, devOptional } = packages[path]
    return path && !optional && (tools || !(dev || devOptional)) && installed[path]?.version !== version
  })
}

/** By npm's own list, which it writes last: none where that is missing, or was cut short. */
function installedPackages() {
  try {
    return JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")).packages
  } catch {
    return {}
  }
}
