import { type CurrentNotice, keepNotices, keptNotices } from "./kept-notices.ts"
import { changed } from "./notices-changed.ts"

/** Milliseconds between polls of a visible page: a new notice shows within a minute, transfer included. */
const restMs = 50_000

type Following = {
  show: (notices: CurrentNotice[]) => void
  onConnection: (isUp: boolean) => void
  /** Stops polling. */
  signal: AbortSignal
}

/** Polls for notices at each navigation, when the page becomes visible, and every minute (decision 9). */
export function followNotices({ show, onConnection, signal }: Following, known: CurrentNotice[] | undefined) {
  let notices = known
  let etag = ""
  let timer = 0
  let asking = false

  /** Polls when a notice ends. If the server's clock is behind and it still sends the notice, polls as usual. */
  const rest = (restedMs = 0) => {
    const ends = (notices ?? []).map(({ endsAt }) => Date.parse(endsAt) - Date.now()).filter((left) => left > 0)
    timer = window.setTimeout(ask, Math.min(restMs - restedMs, ...ends))
  }

  const hear = async () => {
    const headers = { "if-none-match": etag }
    const answer = await fetch("/notices", { headers, credentials: "omit", cache: "no-store" })
    onConnection(true)
    if (!answer.ok) return
    etag = answer.headers.get("etag") ?? ""
    const heard: CurrentNotice[] = (await answer.json()).notices
    notices = heard
    show(heard)
    void keepNotices(heard)
  }

  /** Offline, notices end by the device's clock; a page without content shows the last stored ones. */
  const drop = async () => {
    const last = notices ?? (await keptNotices())
    notices = last.filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
    show(notices)
    onConnection(false)
  }

  const ask = async () => {
    clearTimeout(timer)
    if (document.hidden || asking) return
    asking = true
    await hear().catch(drop)
    asking = false
    rest()
  }

  for (const look of ["visibilitychange", "focus", "pageshow", "online", "offline", changed])
    addEventListener(look, ask, { signal })
  signal.addEventListener("abort", () => clearTimeout(timer))
  // Notices can be stored only once a worker is ready.
  void navigator.serviceWorker?.ready.then(() => notices && keepNotices(notices))
  // The page's notices are as old as the page, which may have been open for a while.
  if (known) rest(performance.now())
  else void ask()

  return ask
}
