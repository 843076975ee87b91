import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises"
import { totalmem } from "node:os"
import { dirname, join } from "node:path"

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Bytes of memory: what this process uses, and its limit. */
export function memory() {
  const ceiling = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { used: process.memoryUsage.rss(), limit: Math.min(ceiling, totalmem()) }
}

export const startedAt = () => new Date(Date.now() - process.uptime() * 1000)

/** Like `mkdir -p`, which hangs where nobody may make folders, as in `/proc`. Returns the first folder made. */
export async function makeFolder(path: string, mode?: number): Promise<string | undefined> {
  const make = () => mkdir(path, mode).then(() => path, ignoreExisting)
  try {
    return await make()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error
    const first = await makeFolder(dirname(path), mode)
    const last = await make()
    return first ?? last
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Deletes what killed processes left in a folder: entries with such names that have not changed for a day. */
export async function removeRemains(folder: string, isRemains: (name: string) => boolean) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = isRemains(name) && (await stat(path).catch(() => undefined))
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
}

export function ignoreExisting(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EEXIST") throw error
}
