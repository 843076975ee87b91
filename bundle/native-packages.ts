import { cpSync, existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

/** Not bundled: the build copies them, with their dependencies, beside the server. */
export const nativePackages = ["sqlite3", "sharp", "@node-rs/argon2"]

const installers = ["prebuild-install", "tar", "node-addon-api", "node-gyp"]

/** Never loaded: sources, documents and build leftovers. */
const notRun =
  /(^|\/)(src|deps|install|docs?|test|obj|obj\.target|node-addon-api|\.deps)(\/|$)|\.(md|map|gyp|gypi|mk|Makefile|[ao]|d\.[cm]?ts)$|(^|\/)Makefile$/

export function copyNativePackages(modules: string, folder: string) {
  const names = new Set(nativePackages)
  for (const name of names) for (const required of requiredBy(name, modules)) names.add(required)
  for (const name of names) {
    const from = join(modules, name)
    const filter = (path: string) => !notRun.test(relative(from, path))
    cpSync(from, join(folder, name), { recursive: true, dereference: true, filter })
  }
}

/** Skips packages for other systems, which are not installed. */
function requiredBy(name: string, modules: string) {
  const about = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"))
  const names = Object.keys({ ...about.dependencies, ...about.optionalDependencies })
  return names.filter((required) => !installers.includes(required) && existsSync(join(modules, required)))
}
