import { statfs } from "node:fs/promises"
import { totalmem } from "node:os"

/** Bytes that the site may still write into a folder. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Bytes of memory: what this process has taken, and what it may take at most. */
export function memory() {
  const ceiling = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { taken: process.memoryUsage.rss(), most: Math.min(ceiling, totalmem()) }
}

export const startedAt = () => new Date(Date.now() - process.uptime() * 1000)
