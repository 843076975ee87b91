import { allParts, build, staleParts } from "./build.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"

/**
 * Installs what is missing and builds what is stale of `parts`: nothing, most of the time. What is built is served
 * without any packages (`serving`).
 * @throws Failure, with the old packages and the old build untouched.
 */
export async function prepare(parts = allParts, { serving = false } = {}) {
  if (!staleParts(parts).length && (serving || packagesAreInstalled())) return
  await oneAtATime(async () => {
    await installPackages({ serving })
    // Whoever held the lock before may have built them.
    const stale = staleParts(parts)
    if (stale.length) await build(stale)
  })
}
