import { type CachedPage, cachedTitles, cachePage } from "../../session/cached-pages.ts"
import { mayBeSignedIn } from "../../session/session-hint.ts"
import { isMetered } from "../../ui/loading/metered.ts"

const dayMs = 24 * 60 * 60 * 1000

/** Prefetches unvisited pages for offline reading, each at most once a day, on unmetered connections only. */
export async function prefetchPages(paths: string[]): Promise<void> {
  if (isMetered() || mayBeSignedIn()) return
  const cached = await cachedTitles()
  const isFresh = (path: string) => cached.some((page) => page.path === path && Date.now() - page.savedAt < dayMs)
  for (const path of paths) if (!isFresh(path)) await fetchPage(path).catch(() => undefined)
}

async function fetchPage(path: string) {
  const response = await fetch(path, { headers: { accept: "text/html" }, credentials: "omit" })
  if (!response.ok || response.redirected || /no-store/.test(response.headers.get("cache-control") ?? "")) return
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  const content = page.getElementById("served-content")?.textContent
  if (!content) return

  const { answers }: Pick<CachedPage, "answers"> = JSON.parse(content)
  await cachePage(path, { title: page.title, savedAt: Date.now(), answers })
  const scripts = page.querySelector<HTMLElement>("[data-scripts]")?.dataset.scripts?.split(" ").filter(Boolean) ?? []
  // The service worker caches these files.
  await Promise.allSettled([...scripts.map((script) => fetch(script)), fetchFirstPicture(page)])
}

/** Chooses the file as the page itself would, by the window's size. */
async function fetchFirstPicture(page: Document) {
  const picture = page.querySelector("main picture:has([fetchpriority=high])")
  if (picture) await document.importNode(picture, true).querySelector("img")?.decode()
}
