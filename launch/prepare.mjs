import "./node-version.mjs"
import { build, staleParts } from "./build.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"

/**
 * Installs what is missing and builds what is stale of `parts`: nothing, most of the time. To start what is built takes
 * no packages that build (`serving`).
 * @throws Failure, with the old packages and the old build untouched.
 */
export async function prepare(parts, { serving = false } = {}) {
  const stale = staleParts(parts)
  const needs = { serving, dev: !serving || stale.length > 0 }
  if (packagesAreInstalled(needs) && !stale.length) return
  await oneAtATime(async () => {
    if (!packagesAreInstalled(needs)) await installPackages(needs)
    // Who was here before may have built them.
    const stale = staleParts(parts)
    if (stale.length) await build(stale)
  })
}
