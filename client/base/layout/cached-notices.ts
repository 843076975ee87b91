import type { CurrentNoticesQuery } from "../../generated/graphql.ts"
import { mayCache } from "../session/cached-pages.ts"

export type CurrentNotice = CurrentNoticesQuery["currentNotices"][number]

const cacheName = "notices"
const address = "/notices"

/** Signing in and out clears `cacheName` (client/base/session/cached-pages.ts). */
export async function cacheNotices(notices: CurrentNotice[]): Promise<void> {
  try {
    if (!(await mayCache())) return
    const cache = await caches.open(cacheName)
    await cache.put(address, Response.json(notices))
  } catch {
    // Storage may be full or forbidden.
  }
}

export async function cachedNotices(): Promise<CurrentNotice[]> {
  try {
    return (await (await caches.match(address, { cacheName }))?.json()) ?? []
  } catch {
    return []
  }
}
