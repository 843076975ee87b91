import type { ObservableQuery } from "@apollo/client"
import { SiteDocument, type SiteQuery, type WithdrawnPicturesQuery } from "../../generated/graphql.ts"
import { WithdrawnPicturesDocument } from "../../generated/session.ts"
import { accessToken } from "../session/access-token.ts"
import { apiClient } from "../session/api-client.ts"
import { newCache } from "../session/cache.ts"
import { copyOf, openPath } from "../session/copies.ts"
import { dropWithdrawn, forgetReading, keepPage } from "../session/kept-pages.ts"
import { readAddress } from "../session/read-address.ts"
import { mayBeSignedIn } from "../session/session-hint.ts"
import { idle } from "../ui/loading/idle.ts"
import { apiLanguage } from "../ui/words/api-language.ts"
import { languageOf, pathIn } from "../ui/words/language-path.ts"
import { fetchAhead } from "./fetch-ahead.ts"
import { showsMessage } from "./shows-message.ts"

/** Stores visitors' pages for offline reading (docs/decisions/09-an-open-tab.md), but none of signed-in users. */
export function keepReading(signal: AbortSignal) {
  if (import.meta.env.DEV || !navigator.serviceWorker) return () => {}

  const sessions = new BroadcastChannel("session")
  sessions.onmessage = () => void forgetReading()
  if (mayBeSignedIn()) void forgetReading()
  const isReady = begin().catch(() => false)
  const titles = new MutationObserver(() => void keepOpen())
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })

  /** The address changes before the screen does: its code may still be loading. */
  let shown = pathname(openPath())

  const keepOpen = async () => {
    const path = openPath()
    if (!(await isReady) || isSecret(path) || pathname(path) !== shown) return
    while (path === openPath() && isComing()) await pause()
    if (path === openPath()) await keepScreen(path)
  }

  addEventListener("online", drop, { signal })
  signal.addEventListener("abort", () => {
    titles.disconnect()
    sessions.close()
  })
  void keepOpen()
  return () => {
    shown = pathname(openPath())
    void keepOpen()
  }
}

const pathname = (path: string) => path.replace(/\?.*/, "")

const pauseMs = 500

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Resolves with true if a service worker serves stored pages. An update replaces the worker once no tab needs it. */
async function begin(): Promise<boolean> {
  await idle()
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" })
  registration.waiting?.postMessage("take over")
  if (isFirst) await controlled()
  if (isFirst) await keepFiles()
  void drop()
  void fetchAhead(mostAsked())
  return true
}

/** Runs at the start, and when the device is online again. */
async function drop() {
  if (!mayBeSignedIn()) await dropWithdrawn(withdrawn).catch(() => undefined)
}

async function withdrawn(names: string[]) {
  const query = { query: WithdrawnPicturesDocument, variables: { names }, fetchPolicy: "no-cache" } as const
  return (await apiClient.query<WithdrawnPicturesQuery>(query)).data?.withdrawnPictures ?? []
}

const controlled = () =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))

/** Stores the files that this page loaded before there was a worker; the HTTP cache still has them. */
async function keepFiles() {
  const files = await caches.open("files")
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|look)\//.test(pathname))
  await Promise.allSettled(own.map(async (url) => (await caches.match(url)) ?? files.add(url)))
}

const forms = ["/contact", "/absence", "/apply"]

function mostAsked() {
  const language = languageOf(openPath())
  const variables = { language: apiLanguage(language) }
  const site = apiClient.readQuery<SiteQuery>({ query: SiteDocument, variables })?.site
  const paths = ["/", "/dates", ...forms, ...(site?.mostAsked ?? []).map(({ path }) => path.replace(/#.*/, ""))]
  return [...new Set(paths)].map((path) => pathIn(language, path))
}

const isComing = () =>
  document.querySelector("main [data-coming]") !== null || openQueries().some(({ loading }) => loading)

const isSecret = (path: string) => /[?&](key|preview)=/.test(path)

async function keepScreen(path: string) {
  const isSomebodys = accessToken.get() !== null
  if (showsMessage() || isSomebodys || copyOf(path)) return

  const answered = openQueries().filter(({ isPublic, data }) => isPublic && data)
  if (answered.every(({ isFrames }) => isFrames)) return
  const cache = newCache()
  for (const { query, variables, data } of answered) cache.writeQuery({ query, variables, data })
  await keepPage(path, { title: document.title, savedAt: Date.now(), answers: cache.extract() })
}

function openQueries() {
  return [...apiClient.getObservableQueries("active")].map((observable) => {
    const { query, fetchPolicy } = observable.options
    const { data, loading } = observable.getCurrentResult()
    // A query that must bypass the cache is personal.
    const isPublic = /^cache-(first|and-network)$/.test(fetchPolicy ?? "") && isForEverybody(observable)
    return { query, variables: observable.variables, data, loading, isPublic, isFrames: query === SiteDocument }
  })
}

const isForEverybody = ({ options: { query }, variables }: ObservableQuery) =>
  readAddress({ operationName: "", variables, query }) !== undefined
