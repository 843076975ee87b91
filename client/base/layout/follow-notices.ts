import { type CurrentNotice, cachedNotices, cacheNotices } from "./cached-notices.ts"
import { noticesChangedEvent } from "./notices-changed.ts"

/** Milliseconds between polls of a visible page: a new notice shows within a minute, transfer included. */
const pollMs = 50_000

type FollowOptions = {
  show: (notices: CurrentNotice[]) => void
  onConnection: (isUp: boolean) => void
  /** Stops polling. */
  signal: AbortSignal
}

/** Polls for notices at each navigation, when the page becomes visible, and every minute (decision 9). */
export function followNotices({ show, onConnection, signal }: FollowOptions, known: CurrentNotice[] | undefined) {
  let notices = known
  let etag = ""
  let timer = 0
  let isPolling = false

  /** Polls when a notice ends. If the server's clock is behind and it still sends the notice, polls as usual. */
  const scheduleNext = (elapsedMs = 0) => {
    const delays = (notices ?? []).map(({ endsAt }) => Date.parse(endsAt) - Date.now()).filter((ms) => ms > 0)
    timer = window.setTimeout(poll, Math.min(pollMs - elapsedMs, ...delays))
  }

  const fetchNotices = async () => {
    const headers = { "if-none-match": etag }
    const response = await fetch("/notices", { headers, credentials: "omit", cache: "no-store" })
    onConnection(true)
    if (!response.ok) return
    etag = response.headers.get("etag") ?? ""
    const fetched: CurrentNotice[] = (await response.json()).notices
    notices = fetched
    show(fetched)
    void cacheNotices(fetched)
  }

  /** Offline, notices end by the device's clock; a page without content shows the last stored ones. */
  const goOffline = async () => {
    const last = notices ?? (await cachedNotices())
    notices = last.filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
    show(notices)
    onConnection(false)
  }

  const poll = async () => {
    clearTimeout(timer)
    if (document.hidden || isPolling) return
    isPolling = true
    await fetchNotices().catch(goOffline)
    isPolling = false
    scheduleNext()
  }

  for (const type of ["visibilitychange", "focus", "pageshow", "online", "offline", noticesChangedEvent])
    addEventListener(type, poll, { signal })
  signal.addEventListener("abort", () => clearTimeout(timer))
  // Notices can be stored only once a worker is ready.
  void navigator.serviceWorker?.ready.then(() => notices && cacheNotices(notices))
  // The page's notices are as old as the page, which may have been open for a while.
  if (known) scheduleNext(performance.now())
  else void poll()

  return poll
}
