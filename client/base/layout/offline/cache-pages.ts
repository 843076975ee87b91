import type { ObservableQuery } from "@apollo/client"
import { SiteDocument, type SiteQuery, type WithdrawnPicturesQuery } from "../../../generated/graphql.ts"
import { WithdrawnPicturesDocument } from "../../../generated/offline.ts"
import { accessToken } from "../../session/access-token.ts"
import { apiClient } from "../../session/api-client.ts"
import { newCache } from "../../session/cache.ts"
import { cachePage, clearCachedPages, evictWithdrawn } from "../../session/cached-pages.ts"
import { copyOf, openPath } from "../../session/copies.ts"
import { queryAddress } from "../../session/query-address.ts"
import { mayBeSignedIn } from "../../session/session-hint.ts"
import { whenIdle } from "../../ui/loading/when-idle.ts"
import { apiLanguage } from "../../ui/words/api-language.ts"
import { languageOf, pathIn } from "../../ui/words/language-path.ts"
import { showsMessage } from "../shows-message.ts"
import { prefetchPages } from "./prefetch-pages.ts"

/** Stores visitors' pages for offline reading (docs/decisions/09-an-open-tab.md), but none of signed-in users. */
export function cachePages(signal: AbortSignal) {
  if (import.meta.env.DEV || !navigator.serviceWorker) return () => {}

  const sessions = new BroadcastChannel("session")
  sessions.onmessage = () => void clearCachedPages()
  if (mayBeSignedIn()) void clearCachedPages()
  const isReady = registerWorker().catch(() => false)
  const titles = new MutationObserver(() => void cacheOpenPage())
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })

  /** The address changes before the screen does: its code may still be loading. */
  let shownPath = pathname(openPath())

  const cacheOpenPage = async () => {
    const path = openPath()
    if (!(await isReady) || isSecret(path) || pathname(path) !== shownPath) return
    while (path === openPath() && isLoading()) await pause()
    if (path === openPath()) await cacheScreen(path)
  }

  addEventListener("online", checkWithdrawn, { signal })
  addEventListener("refetched", cacheOpenPage, { signal })
  signal.addEventListener("abort", () => {
    titles.disconnect()
    sessions.close()
  })
  void cacheOpenPage()
  return () => {
    shownPath = pathname(openPath())
    void cacheOpenPage()
  }
}

const pathname = (path: string) => path.replace(/\?.*/, "")

const pauseMs = 500

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Resolves with true if a service worker serves stored pages. An update replaces the worker once no tab needs it. */
async function registerWorker(): Promise<boolean> {
  await whenIdle()
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" })
  registration.waiting?.postMessage("take over")
  if (isFirst) await whenControlled()
  if (isFirst) await cacheLoadedFiles()
  void checkWithdrawn()
  void prefetchPages(pathsToPrefetch())
  return true
}

/** Runs at the start, and when the device is online again. */
async function checkWithdrawn() {
  if (!mayBeSignedIn()) await evictWithdrawn(withdrawn).catch(() => undefined)
}

async function withdrawn(names: string[]) {
  const query = { query: WithdrawnPicturesDocument, variables: { names }, fetchPolicy: "no-cache" } as const
  return (await apiClient.query<WithdrawnPicturesQuery>(query)).data?.withdrawnPictures ?? []
}

const whenControlled = () =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))

/** Stores the files that this page loaded before there was a worker; the HTTP cache still has them. */
async function cacheLoadedFiles() {
  const files = await caches.open("files")
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|look)\//.test(pathname))
  await Promise.allSettled(own.map(async (url) => (await caches.match(url)) ?? files.add(url)))
}

const forms = ["/contact", "/absence", "/apply"]

function pathsToPrefetch() {
  const language = languageOf(openPath())
  const variables = { language: apiLanguage(language) }
  const site = apiClient.readQuery<SiteQuery>({ query: SiteDocument, variables })?.site
  const paths = ["/", "/dates", ...forms, ...(site?.mostAsked ?? []).map(({ path }) => path.replace(/#.*/, ""))]
  return [...new Set(paths)].map((path) => pathIn(language, path))
}

const isLoading = () =>
  document.querySelector("main [data-coming]") !== null || openQueries().some(({ loading }) => loading)

const isSecret = (path: string) => /[?&](key|preview)=/.test(path)

async function cacheScreen(path: string) {
  const isSignedIn = accessToken.get() !== null
  if (showsMessage() || isSignedIn || copyOf(path)) return

  const answered = openQueries().filter(({ isPublic, data }) => isPublic && data)
  if (answered.every(({ isFrameQuery }) => isFrameQuery)) return
  const cache = newCache()
  for (const { query, variables, data } of answered) cache.writeQuery({ query, variables, data })
  await cachePage(path, { title: document.title, savedAt: Date.now(), answers: cache.extract() })
}

function openQueries() {
  return [...apiClient.getObservableQueries("active")].map((observable) => {
    const { query, fetchPolicy } = observable.options
    const { data, loading } = observable.getCurrentResult()
    // A query that must bypass the cache is personal.
    const isPublic = /^cache-(first|and-network)$/.test(fetchPolicy ?? "") && hasPublicAddress(observable)
    return { query, variables: observable.variables, data, loading, isPublic, isFrameQuery: query === SiteDocument }
  })
}

const hasPublicAddress = ({ options: { query }, variables }: ObservableQuery) =>
  queryAddress({ operationName: "", variables, query }) !== undefined
