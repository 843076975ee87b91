import { mayKeep } from "../session/kept-pages.ts"
import type { CurrentNotice } from "./notices.tsx"

const cacheName = "notices"
const address = "/notices"

/** For a page that is opened without a line. `cacheName` is among what signing in and out clears (client/session/kept-pages.ts). */
export async function keepNotices(notices: CurrentNotice[]): Promise<void> {
  try {
    if (!(await mayKeep())) return
    const cache = await caches.open(cacheName)
    await cache.put(address, Response.json(notices))
  } catch {
    // Storage may be full or forbidden.
  }
}

/** What was announced when this browser last asked, with what has ended since. */
export async function keptNotices(): Promise<CurrentNotice[]> {
  try {
    return (await (await caches.match(address, { cacheName }))?.json()) ?? []
  } catch {
    return []
  }
}
