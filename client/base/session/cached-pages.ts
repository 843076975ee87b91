import type { NormalizedCacheObject } from "@apollo/client"
import { mayBeSignedIn } from "./session-hint.ts"

export type CachedPage = {
  title: string
  /** Milliseconds since 1970. */
  savedAt: number
  answers: NormalizedCacheObject
}

export type CachedTitle = Pick<CachedPage, "title" | "savedAt"> & { path: string }

const pages = "pages"

/** Caches written by the worker (client/app/worker/worker.ts) and by pages. */
const visitorCaches = [pages, "pictures", "notices"]

const maxPages = 60
/** In characters of JSON; a long list has some 60,000. */
const maxLength = 300_000
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/** True if nobody is signed in and a worker could show the copies. */
export async function mayCache(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return Boolean(registration?.active) && !mayBeSignedIn()
}

/** Ignores full or forbidden storage. `path` is the real address, `/news/view/12`, with its query. */
export async function cachePage(path: string, page: CachedPage): Promise<void> {
  const body = JSON.stringify(page)
  if (body.length > maxLength || !(await mayCache())) return
  const headers = { title: encodeURIComponent(page.title), "saved-at": String(page.savedAt) }
  try {
    const cache = await caches.open(pages)
    await cache.put(path, new Response(body, { headers }))
    const old = (await titles(cache)).filter(({ savedAt }, index) => index >= maxPages || isOld(savedAt))
    for (const { path } of old) await cache.delete(path)
  } catch {
    await caches.delete(pages).catch(() => undefined)
  }
}

export async function cachedPage(path: string): Promise<CachedPage | undefined> {
  const response = await (await caches.open(pages)).match(path)
  const page: CachedPage | undefined = await response?.json()
  return page && !isOld(page.savedAt) ? page : undefined
}

export async function cachedTitles(): Promise<CachedTitle[]> {
  const all = await titles(await caches.open(pages))
  return all.filter(({ savedAt }) => !isOld(savedAt))
}

/** Maximum names per request. */
const batchSize = 200

/** Deletes the pictures that `queryWithdrawn` returns as withdrawn, and the pages that show them. */
export async function evictWithdrawn(queryWithdrawn: (names: string[]) => Promise<readonly string[]>): Promise<void> {
  const copies: [cache: Cache, request: Request, names: string[]][] = []
  for (const name of [pages, "pictures"]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = name === pages ? await (await cache.match(request))?.text() : request.url
      copies.push([cache, request, namesIn(text ?? "")])
    }
  }
  const all = [...new Set(copies.flatMap(([, , names]) => names))]
  for (let start = 0; start < all.length; start += batchSize) {
    const withdrawn = new Set(await queryWithdrawn(all.slice(start, start + batchSize)))
    for (const [cache, request, names] of copies)
      if (names.some((name) => withdrawn.has(name))) await cache.delete(request)
  }
}

const namesIn = (text: string) =>
  [...text.matchAll(/\/images\/([^"?\\\s]+)/g)].map(([, name = ""]) => decodeURIComponent(name))

/** Called when somebody signs in or out, so that the next user sees no copies. */
export async function clearCachedPages(): Promise<void> {
  await Promise.all(visitorCaches.map((name) => caches.delete(name)))
}

const isOld = (savedAt: number) => Date.now() - savedAt > maxAgeMs

async function titles(cache: Cache): Promise<CachedTitle[]> {
  const all = await Promise.all(
    (await cache.keys()).map(async (request) => titleOf(request, await cache.match(request))),
  )
  return all.sort((one, other) => other.savedAt - one.savedAt)
}

function titleOf({ url }: Request, response: Response | undefined): CachedTitle {
  const { pathname, search } = new URL(url)
  const { headers } = response ?? new Response()
  return {
    path: pathname + search,
    title: decodeURIComponent(headers.get("title") ?? ""),
    savedAt: Number(headers.get("saved-at")),
  }
}
