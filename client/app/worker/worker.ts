/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NavigationRoute,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from "serwist"
import { isCacheable } from "./is-cacheable.ts"

declare const self: ServiceWorkerGlobalScope

/** The app shell: inserted by bundle/service-worker.ts. */
declare const shell: PrecacheEntry[]

const daySeconds = 24 * 60 * 60

const cacheable = (maxBytes: number): SerwistPlugin => ({
  cacheWillUpdate: async ({ response }) => (isCacheable(response, maxBytes) ? response : null),
})

/** Keeps at most `maxFiles` files of at most `maxBytes` each, until `days` after their last use. */
const cacheFirst = (
  cacheName: string,
  { maxFiles, days, maxBytes }: Record<"maxFiles" | "days" | "maxBytes", number>,
) =>
  new CacheFirst({
    cacheName,
    plugins: [
      cacheable(maxBytes),
      new ExpirationPlugin({
        maxEntries: maxFiles,
        maxAgeSeconds: days * daySeconds,
        maxAgeFrom: "last-used",
        purgeOnQuotaError: true,
      }),
    ],
  })

const worker: Serwist = new Serwist({
  precacheEntries: shell,
  // `/` is the home page, not `/index.html`.
  precacheOptions: { directoryIndex: null, cleanURLs: false, cleanupOutdatedCaches: true },
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
})

/** Pages always come from the network. Offline the app starts from the shell, and uses stored answers. */
const pages = new NetworkOnly({ plugins: [{ handlerDidError: () => worker.matchPrecache("/index.html") }] })

const nonPages = [/^\/(assets|docs|graphql|images|look|sandbox)\b/, /^[^?]*\.\w+(\?|$)/]

worker.registerRoute(new NavigationRoute(pages, { denylist: nonPages }))
worker.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|look)\//.test(url.pathname),
  cacheFirst("files", { maxFiles: 200, days: 60, maxBytes: 500_000 }),
)
worker.registerCapture(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith("/images/") && request.destination === "image",
  cacheFirst("pictures", { maxFiles: 100, days: 30, maxBytes: 300_000 }),
)
worker.addEventListeners()

/** A fresh page needs nothing from the older worker; another open tab may. */
async function takeOverIfOnlyTab() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  if (open.length < 2) await self.skipWaiting()
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOverIfOnlyTab())
})
