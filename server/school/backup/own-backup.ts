import { open } from "node:fs/promises"
import { LRUCache } from "lru-cache"
import type { SiteMarks } from "../../store/database/site-identity.ts"
import { type StoredPart, storedParts, textOf } from "./archive.ts"
import { backupManifest, databaseName, manifestName } from "./manifest.ts"

const cache = new LRUCache<string, boolean>({ max: 2_000 })

/** `state` changes with the file and is part of the cache key. An unreadable file counts as foreign. */
export async function isOwnBackup(path: string, state: string, marks: SiteMarks): Promise<boolean> {
  const key = [path, state, marks.id, marks.feed].join(" ")
  const isOwn = cache.get(key) ?? (await read(path, marks).catch(() => false))
  cache.set(key, isOwn)
  return isOwn
}

async function read(path: string, { id, feed }: SiteMarks): Promise<boolean> {
  await using file = await open(path)
  const parts = new Map<string, StoredPart>()
  for await (const part of storedParts(file)) parts.set(part.name, part)
  const [manifest, database] = [parts.get(manifestName), parts.get(databaseName)]
  if (!manifest || !database) return false
  const { siteId } = backupManifest.parse(JSON.parse(await textOf(manifest)))
  if (siteId !== undefined) return siteId === id
  return feed !== undefined && (await contains(database, feed))
}

/** Older releases stored no site id; SQLite stores the feed's name as plain text. */
async function contains(database: StoredPart, feed: string): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of database.read()) {
    const bytes = Buffer.concat([rest, chunk])
    if (bytes.includes(feed)) return true
    rest = bytes.subarray(-feed.length)
  }
  return false
}
