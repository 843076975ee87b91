import { cpSync, existsSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "./run.mjs"

const modules = join(root, "node_modules")

/** Packages with a native part. They are not bundled: the build lays them, with what they need, beside the server. */
const native = JSON.parse(readFileSync(join(root, "launch", "native.json"), "utf8"))

/** What sqlite3 needs to be installed, not to run. */
const installers = ["prebuild-install", "tar", "node-addon-api", "node-gyp"]

/** What packages hold for those who build them, and for those who read. */
const idle = /^(src|deps|install|docs?|test)$|\.(md|map|gyp|d\.[cm]?ts)$/

/** Copies the native packages and all that they require, for this system, to a folder `node_modules`. */
export function layNative(folder) {
  for (const name of withRequired(native)) {
    const from = join(modules, name)
    const isNeeded = (path) =>
      !relative(from, path)
        .split("/")
        .some((part) => idle.test(part))
    cpSync(from, join(folder, name), { recursive: true, dereference: true, filter: isNeeded })
  }
}

function withRequired(names) {
  const all = new Set(names)
  for (const name of all) for (const required of requiredBy(name)) all.add(required)
  return all
}

/** Of the packages for other systems, none is installed. */
function requiredBy(name) {
  const about = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"))
  const names = Object.keys({ ...about.dependencies, ...about.optionalDependencies })
  return names.filter((required) => !installers.includes(required) && existsSync(join(modules, required)))
}
