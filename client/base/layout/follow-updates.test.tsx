import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { cachedTitles, cachePage } from "../session/cached-pages.ts"
import { dropCopy, noteCopy } from "../session/copies.ts"
import { dropUnsent, noteUnsent } from "../session/unsent.ts"
import type { CurrentNotice } from "./cached-notices.ts"
import { followNotices } from "./follow-notices.ts"
import { prefetchPages } from "./offline/prefetch-pages.ts"
import { watchConnection } from "./watch-connection.ts"

const [second, hour] = [1000, 3_600_000]
const now = Date.parse("2031-03-10T12:00:00Z")

const stores = new Map<string, Map<string, Response>>()
const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === "string" ? key : key.url, location.href).href
const cacheOf = (name: string) => {
  const cache = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, cache)
  return {
    put: async (key: string, response: Response) => void cache.set(addressOf(key), response),
    match: async (key: string) => cache.get(addressOf(key))?.clone(),
    keys: async () => [...cache.keys()].map((url) => ({ url })),
  }
}

let calls: [path: string, init: RequestInit][]
let answer: (path: string, headers: Record<string, string>) => Response

beforeEach(() => {
  vi.useFakeTimers({ now })
  stores.clear()
  calls = []
  vi.stubGlobal("caches", {
    open: async (name: string) => cacheOf(name),
    match: (key: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(key),
  })
  const worker = { active: {} }
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker } })
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    calls.push([path, init])
    return answer(path, (init.headers ?? {}) as Record<string, string>)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  signIn("; max-age=0")
})

function signIn(more = "") {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `signed-in=1${more}`
}
const goOffline = () => {
  answer = () => {
    throw new TypeError("no connection")
  }
}

describe("the notices on an open page", () => {
  const notice = (id: number, left: number) =>
    ({ id, endsAt: new Date(now + left).toISOString() }) as unknown as CurrentNotice
  let shown: number[][]
  let connection: boolean[]
  let poll: ReturnType<typeof followNotices>
  let open: AbortController

  function follow(known: CurrentNotice[] | undefined) {
    ;[shown, connection] = [[], []]
    const show = (notices: CurrentNotice[]) => shown.push(notices.map(({ id }) => id))
    open = new AbortController()
    poll = followNotices({ show, onConnection: (isUp) => connection.push(isUp), signal: open.signal }, known)
  }
  afterEach(() => open.abort())

  const announce = (...notices: CurrentNotice[]) => {
    const etag = `"${notices.length}"`
    answer = (_, headers) =>
      headers["if-none-match"] === etag
        ? new Response(null, { status: 304 })
        : Response.json({ notices }, { headers: { etag } })
  }
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const focusTab = async () => {
    dispatchEvent(new Event("focus"))
    await advance(0)
  }

  it("are polled every 50 seconds without credentials, and shown only when they change", async () => {
    announce(notice(1, hour))
    follow([])
    await advance(49 * second)
    expect(calls).toEqual([])
    await advance(second)
    expect(calls).toEqual([["/notices", { headers: { "if-none-match": "" }, credentials: "omit", cache: "no-store" }]])
    expect(shown).toEqual([[1]])
    await advance(50 * second)
    expect([calls.length, calls[1]?.[1].headers]).toEqual([2, { "if-none-match": '"1"' }])
    expect([shown, connection]).toEqual([[[1]], [true, true]])
  })

  it("are requested at once by a page without content and on focus, one request at a time", async () => {
    announce()
    follow(undefined)
    void poll()
    await advance(0)
    expect(calls).toHaveLength(1)
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    await focusTab()
    expect(calls).toHaveLength(1)
    vi.restoreAllMocks()
    await focusTab()
    expect(calls).toHaveLength(2)
  })

  it("are requested when one ends, and then at the usual pace if the server still has it", async () => {
    announce(notice(1, 20 * second), notice(2, -hour))
    follow([notice(1, 20 * second), notice(2, -hour)])
    await advance(19 * second)
    expect(calls).toEqual([])
    await advance(second)
    expect(calls).toHaveLength(1)
    await advance(49 * second)
    expect(calls).toHaveLength(1)
    await advance(second)
    expect(calls).toHaveLength(2)
  })

  it("end by the device's clock while it is offline", async () => {
    goOffline()
    follow([notice(1, hour), notice(2, -second), notice(3, 0)])
    await focusTab()
    expect([shown, connection]).toEqual([[[1]], [false]])
  })

  it.each([true, false])("are kept for a page opened offline, unless somebody is signed in (%s)", async (is) => {
    if (is) signIn()
    announce(notice(1, hour))
    follow([])
    await focusTab()
    open.abort()
    goOffline()
    follow(undefined)
    await advance(0)
    expect(shown).toEqual([is ? [] : [1]])
  })
})

describe("a page fetched ahead", () => {
  const page = (title: string, content = '{"answers":{"ROOT_QUERY":{}}}', init: ResponseInit = {}) => {
    const script = '<script data-scripts=" /assets/a.js /assets/b.js"></script>'
    const html = `<title>${title}</title><script type="application/json" id="served-content">${content}</script>${script}`
    return new Response(html, init)
  }
  const titles = async () => (await cachedTitles()).map(({ path, title }) => `${path} ${title}`).sort()
  const cacheBefore = (path: string, hours: number) =>
    cachePage(path, { title: "Before", savedAt: now - hours * hour, answers: {} })

  it("is requested as a visitor sees it, at most once a day, with its scripts", async () => {
    answer = (path) => page(`New ${path}`)
    await cacheBefore("/fees", 23)
    await cacheBefore("/lunch", 25)
    await prefetchPages(["/fees", "/lunch", "/dates"])
    expect(await titles()).toEqual(["/dates New /dates", "/fees Before", "/lunch New /lunch"])
    const plain = { headers: { accept: "text/html" }, credentials: "omit" }
    expect(calls).toEqual([
      ...[
        ["/lunch", plain],
        ["/assets/a.js", {}],
        ["/assets/b.js", {}],
      ],
      ...[
        ["/dates", plain],
        ["/assets/a.js", {}],
        ["/assets/b.js", {}],
      ],
    ])
  })

  it.each([
    ["is not found", () => page("x", undefined, { status: 404 })],
    ["is marked no-store", () => page("x", undefined, { headers: { "cache-control": "no-store" } })],
    ["comes without content", () => page("x", "")],
    ["redirects", () => Object.defineProperty(page("x"), "redirected", { value: true })],
  ])("is not kept if it %s", async (_, respond) => {
    answer = respond
    await prefetchPages(["/dates"])
    expect([calls.length, await titles()]).toEqual([1, []])
  })

  it.each([
    ["in data saver mode", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
    ["who is signed in", () => signIn()],
  ])("is not fetched for a visitor %s", async (_, prepare) => {
    prepare()
    await prefetchPages(["/dates"])
    expect(calls).toEqual([])
  })
})

it("The offline note says that the screen is a copy or missing, and that a form waits to be sent", async () => {
  vi.useRealTimers()
  location.hash = "#/news#top"
  const reports: unknown[] = []
  const online = vi.fn()
  addEventListener("online", online)
  const open = new AbortController()
  const connection = watchConnection((news) => reports.push(news), open.signal)
  const last = () => reports.at(-1)
  expect(last()).toBeNull()

  connection.set(true)
  await expect.poll(() => reports).toEqual([null, null, null])
  expect(online).not.toHaveBeenCalled()
  connection.set(false)
  expect(last()).toEqual({ copy: { savedAt: undefined }, unsent: null })
  document.body.innerHTML = '<main id="main"><p data-message>Gone</p></main>'
  await expect.poll(last).toEqual({ copy: { savedAt: null }, unsent: null })
  document.body.innerHTML = '<main id="main"><p role="alert">It did not load.</p></main>'
  noteCopy("/news", null)
  expect(last()).toEqual({ copy: { savedAt: null }, unsent: null })
  document.body.innerHTML = '<main id="main"></main>'
  noteCopy("/news", 123)
  expect(last()).toEqual({ copy: { savedAt: 123 }, unsent: null })

  const unsent = { path: "/contact", title: "Contact Us" }
  noteUnsent(unsent)
  noteCopy("/news", 123)
  expect(last()).toEqual({ copy: { savedAt: 123 }, unsent })
  connection.set(true)
  expect(online).toHaveBeenCalledTimes(1)
  await expect.poll(last).toEqual({ copy: null, unsent })
  dropCopy("/news")
  location.hash = "#/contact"
  connection.step()
  expect(last()).toBeNull()
  dropUnsent("/contact")
  location.hash = ""
  noteCopy("/", 123)
  expect(last()).toEqual({ copy: { savedAt: 123 }, unsent: null })
  dropCopy("/")
  open.abort()
})
