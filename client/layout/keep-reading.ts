import { SiteDocument, type SiteQuery } from "../generated/graphql.ts"
import { accessToken } from "../session/access-token.ts"
import { apiClient } from "../session/api-client.ts"
import { newCache } from "../session/cache.ts"
import { copyOf, openPath } from "../session/copies.ts"
import { forgetReading, keepPage } from "../session/kept-pages.ts"
import { mayBeSignedIn } from "../session/session-hint.ts"
import { apiLanguage } from "../ui/words/api-language.ts"
import { languageOf, pathIn } from "../ui/words/language-path.ts"
import { fetchAhead } from "./fetch-ahead.ts"
import { showsMessage } from "./shows-message.ts"

/** Keeps what visitors read for when there is no line (docs/decisions/09-an-open-tab.md); nothing of who is signed in. */
export function keepReading() {
  if (import.meta.env.DEV || !navigator.serviceWorker) return { step() {}, end() {} }

  const sessions = new BroadcastChannel("session")
  sessions.onmessage = () => void forgetReading()
  if (mayBeSignedIn()) void forgetReading()
  const isReady = begin().catch(() => false)
  const titles = new MutationObserver(() => void keepOpen())
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })

  /** The address changes before the screen does, whose code may be on its way. */
  let shown = pathname(openPath())

  /** Once it is all there, unless somebody has gone on by then. */
  const keepOpen = async () => {
    const path = openPath()
    if (!(await isReady) || isSecret(path) || pathname(path) !== shown) return
    while (path === openPath() && isComing()) await pause()
    if (path === openPath()) await keepScreen(path)
  }

  void keepOpen()
  return {
    step() {
      shown = pathname(openPath())
      void keepOpen()
    },
    end() {
      titles.disconnect()
      sessions.close()
    },
  }
}

const pathname = (path: string) => path.replace(/\?.*/, "")

const pauseMs = 500

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Whether there is a worker now that shows what is kept. An update of it takes the place of the old one if nobody needs that any more. */
async function begin(): Promise<boolean> {
  await idle()
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" })
  registration.waiting?.postMessage("take over")
  if (isFirst) await controlled()
  if (isFirst) await keepFiles()
  void fetchAhead(mostAsked())
  return true
}

/** Safari knows no idle time yet. */
const idle = () =>
  new Promise<void>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve),
  )

const controlled = () =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))

/** What this page was made of came before there was a worker to keep it; the browser has it still. */
async function keepFiles() {
  const files = await caches.open("files")
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
  await Promise.allSettled(own.map(async (url) => (await caches.match(url)) ?? files.add(url)))
}

/** So that they can be filled in where there is no line. */
const forms = ["/contact", "/absence", "/apply"]

/** What families ask for most, as the home page has it, the dates and the forms: in the language that is read. */
function mostAsked() {
  const language = languageOf(openPath())
  const variables = { language: apiLanguage(language) }
  const site = apiClient.readQuery<SiteQuery>({ query: SiteDocument, variables })?.site
  const paths = ["/", "/dates", ...forms, ...(site?.mostAsked ?? []).map(({ path }) => path.replace(/#.*/, ""))]
  return [...new Set(paths)].map((path) => pathIn(language, path))
}

const isComing = () =>
  document.querySelector("main [data-coming]") !== null || openQueries().some(({ loading }) => loading)

/** A preview or a receipt: for whoever was given the link. */
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

/** What the open screen asks, as far as it was answered. */
function openQueries() {
  return [...apiClient.getObservableQueries("active")].map((observable) => {
    const { query, variables, options } = observable
    const { data, loading } = observable.getCurrentResult()
    // What is asked by a key, or is never to be taken from a cache, is one person's.
    const isPublic = /^cache-(first|and-network)$/.test(options.fetchPolicy ?? "") && !("key" in (variables ?? {}))
    return { query, variables, data, loading, isPublic, isFrames: query === SiteDocument }
  })
}
