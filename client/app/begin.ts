import { isServedPage } from "../base/addresses/real-address.ts"
import { mayBeSignedIn } from "../base/session/session-hint.ts"

const touches = ["pointerdown", "keydown", "focusin"] as const

/** Loads the app once the server-rendered page is fully painted, or at the visitor's first input. */
function begin() {
  const isServed = document.getElementById("served-content") !== null
  if (!isServed || !isServedPage() || mayBeSignedIn() || import.meta.env.DEV) return start()

  onTouch()
  replayClick()
  if (document.readyState === "complete") afterFirstPaint(start)
  else addEventListener("load", () => afterFirstPaint(start))
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
  Promise.all([import("../main.tsx").then(({ start }) => start()), ...screenFiles().map(preload)]).catch(() => {
    started = false
    onTouch()
  })
}

function onTouch() {
  for (const touch of touches) addEventListener(touch, start, { once: true, passive: true })
}

/** The server names the screen's files on this script's element, so that they load in parallel with the app. */
function screenFiles() {
  const script = document.querySelector<HTMLScriptElement>("script[data-screens]")
  return script?.dataset.screens?.split(" ").filter(Boolean) ?? []
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
}

/** Milliseconds after the first paint until visible pictures are no longer awaited. */
const pictureTimeoutMs = 3000

/** Waits for the first paint: on a slow phone painting takes longer than fetching, and fetching delays it. */
function afterFirstPaint(act: () => void) {
  const pictures = new Set<unknown>(visiblePictures())
  let isPainted = false
  const observer = new PerformanceObserver((paints) => {
    for (const paint of paints.getEntries()) {
      if ("element" in paint) pictures.delete(paint.element)
      if (paint.name === "first-contentful-paint") {
        isPainted = true
        setTimeout(act, pictureTimeoutMs)
      }
    }
    if (!isPainted || pictures.size > 0) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(act))
  })
  for (const type of ["paint", "element"]) if (isObservable(type)) observer.observe({ type, buffered: true })
}

function visiblePictures() {
  if (!isObservable("element")) return []
  return [...document.querySelectorAll<HTMLImageElement>("img[elementtiming]")].filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return picture.naturalWidth > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}

const isObservable = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type)

begin()
