import { allParts, build, staleParts } from "./build.mjs"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"

/** `serving` needs no packages, a build none that only checks and tests need (`tools`). @throws Failure, with all as it was. */
export async function prepare(parts = allParts, { serving = false, tools = !serving } = {}) {
  if (!staleParts(parts).length && (serving || packagesAreInstalled({ tools }))) return
  await oneAtATime(async () => {
    await installPackages({ serving, tools })
    // Whoever held the lock before may have built them.
    const stale = staleParts(parts)
    if (stale.length) await build(stale)
  })
}
