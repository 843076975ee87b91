/// <reference lib="webworker" />
export type {}

declare const self: ServiceWorkerGlobalScope

/** In place of the worker where OFFLINE is false: ends what an earlier one has begun. First, so that no page keeps more. */
async function end() {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(end()))
