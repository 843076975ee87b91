import { createRequire } from "node:module"
import { join } from "node:path"

const { resolve } = createRequire(join(import.meta.dirname, "load-once.js"))

/** Retries after a failure. Resolves an unbundled `packageName` first: Node caches failed imports forever. */
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
