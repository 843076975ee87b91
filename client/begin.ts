import { isHere } from "./addresses/real-address.ts"
import { mayBeSignedIn } from "./session/session-hint.ts"

/** What comes before anything is written: a finger, a key, or the focus in a field. */
const touches = ["pointerdown", "keydown", "focusin"] as const

/** The app is fetched once all of a page that the server made is shown, or when somebody begins to do something with it. */
function begin() {
  const isWhole = document.getElementById("served-content") !== null
  if (!isWhole || !isHere() || mayBeSignedIn() || import.meta.env.DEV) return start()

  onTouch()
  repeatPress()
  if (document.readyState === "complete") whenShown(start)
  else addEventListener("load", () => whenShown(start))
}

/** A button that only the app answers, pressed before it is there, is pressed again once it listens. */
function repeatPress() {
  let pressed: HTMLElement | null = null
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest("button:not([type=submit])") ?? pressed
  }
  addEventListener("click", note, { capture: true })
  addEventListener(
    "app-listens",
    () => {
      removeEventListener("click", note, { capture: true })
      pressed?.click()
    },
    { once: true },
  )
}

let started = false

/** Where the app does not come, the page stays as it is, and the next touch asks again. */
function start() {
  if (started) return
  started = true
  Promise.all([import("./main.tsx").then(({ start }) => start()), ...screenFiles().map(preload)]).catch(() => {
    started = false
    onTouch()
  })
}

function onTouch() {
  for (const touch of touches) addEventListener(touch, start, { once: true, passive: true })
}

/** The code of the screen, which the server names on this script's element: it comes along with the app's. */
function screenFiles() {
  const script = document.querySelector<HTMLScriptElement>("script[data-screens]")
  return script?.dataset.screens?.split(" ").filter(Boolean) ?? []
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
}

/** Milliseconds after the first paint in which a picture in sight must have been painted, or is not waited for. */
const patience = 3000

/** Painting takes longer than fetching on a slow phone, and what is fetched meanwhile is in its way: waits for the first paint. */
function whenShown(act: () => void) {
  const pictures = new Set<unknown>(picturesInSight())
  let isPainted = false
  const observer = new PerformanceObserver((paints) => {
    for (const paint of paints.getEntries()) {
      if ("element" in paint) pictures.delete(paint.element)
      if (paint.name === "first-contentful-paint") {
        isPainted = true
        setTimeout(act, patience)
      }
    }
    if (!isPainted || pictures.size > 0) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(act))
  })
  for (const type of ["paint", "element"]) if (isObservable(type)) observer.observe({ type, buffered: true })
}

/** Those that the browser reports: marked in `client/ui/pictures/picture.tsx` as what a visitor sees first. */
function picturesInSight() {
  if (!isObservable("element")) return []
  return [...document.querySelectorAll<HTMLImageElement>("img[elementtiming]")].filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return picture.naturalWidth > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}

const isObservable = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type)

begin()
