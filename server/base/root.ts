import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The folder of package.json: the checkout, or `dist/server`, which has its own. */
export const root = upToPackage(import.meta.dirname)

export const bundled = existsSync(join(root, "main.cjs"))

export const built = bundled ? dirname(root) : join(root, "dist")

export const startingContentFolder = join(bundled ? dirname(root) : root, "data")

export const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version

function upToPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : upToPackage(dirname(folder))
}
