import { keepNotices, keptNotices } from "./kept-notices.ts"
import type { CurrentNotice } from "./notices.tsx"
import { changed } from "./notices-changed.ts"

/** Milliseconds after which a page that is looked at asks again: what is posted is there within a minute, its way included. */
const restMs = 50_000

type Following = {
  show: (notices: CurrentNotice[]) => void
  onLine: (isUp: boolean) => void
}

/** Asks for notices at each step, when the page is seen again, and every minute; `known` is what the page came with (decision 9). */
export function followNotices({ show, onLine }: Following, known: CurrentNotice[] | undefined) {
  let notices = known
  let etag = ""
  let timer = 0
  let asking = false

  /** A notice goes at its time. One that the server still has then, by its own clock, is asked for again at leisure. */
  const rest = (restedMs = 0) => {
    const ends = (notices ?? []).map(({ endsAt }) => Date.parse(endsAt) - Date.now()).filter((left) => left > 0)
    timer = window.setTimeout(ask, Math.min(restMs - restedMs, ...ends))
  }

  const hear = async () => {
    const headers = { "if-none-match": etag }
    const answer = await fetch("/notices", { headers, credentials: "omit", cache: "no-store" })
    onLine(true)
    if (!answer.ok) return
    etag = answer.headers.get("etag") ?? ""
    const heard: CurrentNotice[] = (await answer.json()).notices
    notices = heard
    show(heard)
    void keepNotices(heard)
  }

  /** Without a line, the clock of the device decides what is over; a page that came without content has what was heard last. */
  const drop = async () => {
    const last = notices ?? (await keptNotices())
    notices = last.filter(({ endsAt }) => Date.parse(endsAt) > Date.now())
    show(notices)
    onLine(false)
  }

  const ask = async () => {
    clearTimeout(timer)
    if (document.hidden || asking) return
    asking = true
    await hear().catch(drop)
    asking = false
    rest()
  }

  const looks = [
    [document, "visibilitychange"],
    [window, "focus"],
    [window, "pageshow"],
    [window, "online"],
    [window, "offline"],
    [window, changed],
  ] as const
  for (const [target, type] of looks) target.addEventListener(type, ask)
  // What a page came with is as old as the page, which may have stood for a while before it follows anything.
  if (known) rest(performance.now())
  else void ask()

  return {
    ask,
    end() {
      clearTimeout(timer)
      for (const [target, type] of looks) target.removeEventListener(type, ask)
    },
  }
}
