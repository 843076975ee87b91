import "./node-version.mjs"
import { build, staleParts } from "./build.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"

/**
 * Installs what is missing and builds what is stale of `parts`: nothing, most of the time.
 * @throws Failure, with the old build untouched.
 */
export async function prepare(parts) {
  if (packagesAreInstalled() && !staleParts(parts).length) return
  await oneAtATime(async () => {
    if (!packagesAreInstalled()) await installPackages()
    const stale = staleParts(parts)
    if (stale.length) await build(stale)
  })
}
