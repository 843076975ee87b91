import { createRequire } from "node:module"
import { join } from "node:path"

const { resolve } = createRequire(join(import.meta.dirname, "load-once.js"))

/**
 * Loads something when it is first needed. A load that fails, as while no file can be opened, is tried again by whoever
 * needs it next. `packageName`, of a package that is no part of the bundle, is looked for at once: where Node cannot look
 * for one, it remembers for good that there is none.
 */
export function loadOnce<T>(load: () => Promise<T>, packageName?: string): () => Promise<T> {
  if (packageName) resolve(packageName)
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
