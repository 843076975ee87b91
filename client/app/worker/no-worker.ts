/// <reference lib="webworker" />
export type {}

declare const self: ServiceWorkerGlobalScope

/** Replaces the worker if OFFLINE is false, and deletes its data. Unregisters first, so that no page stores more. */
async function end() {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(end()))
