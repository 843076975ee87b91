import { allParts, build, staleParts } from "./build.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"

/**
 * Installs what is missing and builds what is stale of `parts`: nothing, most of the time. What is built is served without
 * any packages (`serving`), and built without those that only checks and tests need (`tools`).
 * @throws Failure, with the old packages and the old build untouched.
 */
export async function prepare(parts = allParts, { serving = false, tools = !serving } = {}) {
  if (!staleParts(parts).length && (serving || packagesAreInstalled({ tools }))) return
  await oneAtATime(async () => {
    await installPackages({ serving, tools })
    // Whoever held the lock before may have built them.
    const stale = staleParts(parts)
    if (stale.length) await build(stale)
  })
}
