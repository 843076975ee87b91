import { isServedPage } from "../base/addresses/real-address.ts"
import { mayBeSignedIn } from "../base/session/session-hint.ts"

const touches = ["pointerdown", "keydown", "focusin"] as const

/** Milliseconds after the load in which a first-time visitor's phone paints the page, and its reader looks. */
const delays = { fetch: 1000, start: 4000 }

/** Starts the app at the visitor's first input, or some time after the server-rendered page has loaded. */
function begin() {
  const isServed = document.getElementById("served-content") !== null
  if (!isServed || !isServedPage() || mayBeSignedIn() || import.meta.env.DEV) return start()

  onTouch()
  replayClick()
  if (document.readyState === "complete") startLater()
  else addEventListener("load", startLater)
}

function startLater() {
  // Returning visitors have the scripts, and the page does not show yet what they chose earlier.
  if (navigator.serviceWorker?.controller) return setTimeout(start)
  setTimeout(fetchScripts, delays.fetch)
  setTimeout(start, delays.start)
}

/** Replays a click that came before the app could handle it, unless somebody types on after it. */
function replayClick() {
  let pressed: HTMLElement | null = null
  const note = ({ type, target }: Event) => {
    pressed = type === "input" ? null : ((target as Element).closest("button") ?? pressed)
  }
  for (const type of ["click", "input"]) addEventListener(type, note, { capture: true })
  addEventListener(
    "app-listens",
    () => {
      for (const type of ["click", "input"]) removeEventListener(type, note, { capture: true })
      pressed?.click()
    },
    { once: true },
  )
}

let started = false

/** If the app does not load, the page stays as it is, and the next input retries. */
function start() {
  if (started) return
  started = true
  fetchScripts()
  import("../main.tsx")
    .then(({ start }) => start())
    .catch(() => {
      started = false
      onTouch()
    })
}

function onTouch() {
  for (const touch of touches) addEventListener(touch, start, { once: true, passive: true })
}

/** Fetches the scripts in parallel, but does not run them; the server names them on this script's element. */
function fetchScripts() {
  const { scripts = "" } = document.querySelector<HTMLScriptElement>("script[data-scripts]")?.dataset ?? {}
  for (const href of scripts.split(" ").filter(Boolean))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
}

begin()
