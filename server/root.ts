import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of package.json, from the sources as well as from the built server. */
export const root = upToPackage(dirname(fileURLToPath(import.meta.url)))

/** The version of package.json. */
export const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version

function upToPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : upToPackage(dirname(folder))
}
