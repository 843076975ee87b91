import { readFileSync } from "node:fs"
import { rename } from "node:fs/promises"
import { join } from "node:path"
import type { Request } from "playwright-core"
import { expect, it } from "vitest"
import { built } from "../server/base/root.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" })

type Received = { url: string; type: string; bytes: number }

/** Evaluated in the page: when it was first painted, and when the app's scripts were asked for. */
function startOfApp() {
  const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === "script" || initiatorType === "link")
    .filter(({ name }) => /\.js$/.test(name) && !document.querySelector(`script[src="${new URL(name).pathname}"]`))
  const [paint] = performance.getEntriesByName("first-contentful-paint")
  return { paintedAt: paint?.startTime ?? Number.POSITIVE_INFINITY, times: scripts.map(({ startTime }) => startTime) }
}

const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const visit = stage.sharedVisit(phone)

/** The network transfer of a phone's first visits of addresses, headers included. */
async function firstVisits(...paths: string[]) {
  await visit.quiet()
  const devtools = await visit.page.context().newCDPSession(visit.page)
  const received = new Map<string, Received>()
  await devtools.send("Network.enable")
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true })
  devtools.on("Network.responseReceived", ({ requestId, response, type }) => {
    received.set(requestId, { url: new URL(response.url).pathname, type, bytes: 0 })
  })
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = received.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  const visits: Received[][] = []
  for (const path of paths) {
    received.clear()
    await visit.openPage(path, { input: false })
    visits.push([...received.values()])
    // The app's scripts are requested after the first paint.
    const { paintedAt, times } = await visit.page.evaluate(startOfApp)
    expect(times.length).toBeGreaterThan(0)
    expect(times.filter((time) => time < paintedAt)).toEqual([])
  }
  await devtools.detach()
  return visits
}

const total = (files: Received[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const ofType = (files: Received[], wanted: string) => files.filter(({ type }) => type === wanted)

it("The first visit to the home page takes at most 250 kB, calls no API, and paints before the app loads", async () => {
  const [files = []] = await firstVisits("/")
  expect(total(files)).toBeGreaterThan(100_000)
  expect(total(files)).toBeLessThanOrEqual(250_000)
  expect(total(ofType(files, "Script"))).toBeGreaterThan(50_000)
  expect(total(ofType(files, "Script"))).toBeLessThanOrEqual(135_000)
  const urls = files.map(({ url }) => url)
  expect(urls.filter((url) => /editor|admin|screen|slider|sandbox|graphql/.test(url))).toEqual([])
  // Only the English letters.
  expect(ofType(files, "Font").length).toBeGreaterThan(1)
  expect(total(ofType(files, "Font"))).toBeLessThanOrEqual(40_000)
})

it("The first visit to another page takes at most 400 kB, and adds a font for foreign letters", async () => {
  const foreign = `/search?q=${encodeURIComponent("Zoë")}`
  const visits = await firstVisits("/news/view/1", "/events", "/contact", foreign)
  expect(visits.map(total).filter((bytes) => bytes < 50_000 || bytes > 400_000)).toEqual([])
  expect(ofType(visits.at(-1) ?? [], "Font").map(({ url }) => url)).toContainEqual(expect.stringContaining("-latin-"))
})

/** The requests for a page's pictures, until the app has hydrated it and rendered another page. */
async function imageLoads(path: string, { formats = {}, next }: { formats?: Record<string, string>; next?: string }) {
  const { page } = visit
  const address = new URL(path, stage.school.url).href
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/image\/(?:avif|webp)/g, (type) => formats[type] ?? type) })
  })
  const addresses: URL[] = []
  const note = (request: Request) => {
    if (request.url().includes("/images/")) addresses.push(new URL(request.url()))
  }
  page.on("request", note)
  await visit.openPage(path)
  const served = addresses.length
  if (next) await visit.goTo(next)
  if (next) await expect.poll(() => addresses.length).toBeGreaterThan(served)
  page.off("request", note)
  await page.unroute(address)
  const as = new Set(addresses.map(({ searchParams }) => searchParams.get("as")))
  return { files: addresses.map(({ pathname }) => pathname), as: [...as] }
}

it("A picture is requested once, in the best format the browser shows: AVIF, WebP or the original", async () => {
  const { files, as } = await imageLoads("/gallery/view/1", { next: "/profiles/view/1" })
  expect([as, files]).toEqual([["avif"], [...new Set(files)]])
  const noAvif = { "image/avif": "image/unheard-of" }
  for (const [formats, expected] of [
    [noAvif, ["webp"]],
    [{ ...noAvif, "image/webp": "image/unheard-of" }, ["original"]],
  ] as const) {
    const { files, as } = await imageLoads("/news/view/1", { formats })
    expect(as).toEqual(expected)
    expect(files).toEqual([...new Set(files)])
  }
})

it("Scripts and style sheets are cached as immutable, sent with nosniff, and carry no page headers", async () => {
  const html = await (await fetch(stage.school.url, { headers: { accept: "text/html" } })).text()
  for (const [path] of html.matchAll(/\/assets\/[\w-]+\.(js|css)/g)) {
    const { headers } = await fetch(stage.school.url + path)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(headers.get("content-security-policy")).toBeNull()
  }
  expect(html).toMatch(/\/assets\/[\w-]+\.js/)
  const headersOf = async (path: string) => {
    const { headers } = await fetch(stage.school.url + path, { headers: { accept: "text/html" } })
    return ["cache-control", "vary", "content-security-policy"].map((name) => headers.get(name))
  }
  const ownPolicy = expect.stringContaining("default-src 'none'")
  const sandbox = await (await fetch(`${stage.school.url}/graphql`, { headers: { accept: "text/html" } })).text()
  const [script = ""] = /\/sandbox\/assets\/[\w-]+\.js/.exec(sandbox) ?? []
  expect(await headersOf(script)).toEqual(["public, max-age=31536000, immutable", expect.anything(), ownPolicy])
  expect(await headersOf("/favicon.svg"), "what is not named by its content").toEqual([
    "no-cache",
    "Accept, Accept-Encoding",
    ownPolicy,
  ])
})
it("The list of people holds their names but not their biographies", async () => {
  const { name, bio } = await stage.school.visitor().call("profile", { id: 1 }, "name bio")
  const html = await (await fetch(`${stage.school.url}/profiles`, { headers: { accept: "text/html" } })).text()
  const [words = ""] = /[\w ,]{30,}/.exec(bio) ?? []
  expect(words).not.toBe("")
  expect(html).toContain(name)
  expect(html).not.toContain(words)
})

const client = join(built, "client")

/** The client's source files in a page's scripts, by their source maps. */
async function sourcesOf(path: string): Promise<string[]> {
  const html = await (await fetch(stage.school.url + path, { headers: { accept: "text/html" } })).text()
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? []
  const sources = scripts.flatMap((script) => JSON.parse(readFileSync(join(client, `${script}.map`), "utf8")).sources)
  return sources.map((source) => source.replace(/^(\.\.\/)+/, "")).filter((source) => source.startsWith("client/"))
}

const readersPages = `/ /news /news/view/1 /blog /blog/view/1 /events /gallery /gallery/view/1 /profiles
  /profiles/view/1 /governors /about /faqs /dates /search`
const formPages = "/events/view/1 /contact /apply /login"

it("Visitors load no staff code, and no form code on pages without a form", async () => {
  const sourcesOfAll = async (paths: string) =>
    [...new Set((await Promise.all(paths.split(/\s+/).map(sourcesOf))).flat())].sort()
  const [ofReaders, ofForms] = [await sourcesOfAll(readersPages), await sourcesOfAll(formPages)]
  expect(ofReaders).toContain("client/school/home/hero.tsx")
  expect([...ofReaders, ...ofForms].filter((source) => staffs.test(source))).toEqual([])
  expect(ofReaders.filter((source) => /^client\/items\/(forms|writing)\/|-form\.tsx$/.test(source))).toEqual([])
})

/** Matches the client's folders and files that visitors never need. */
const staffs = new RegExp(
  [
    "^client/(app/admin-screens|items/(editor|history)|sandbox)\\b",
    "/(add|edit)-[\\w-]+\\.tsx$",
    "/(article|event|gallery|news-story|page|post|profile|user)-form\\.tsx$",
    "^client/office/(?!users/sign-in-screen)",
    "^client/generated/(bin|history|office|publication|staff)\\.ts$",
  ].join("|"),
)

it("A file that a newer build has removed is not found, and is not cached as missing", async () => {
  const html = await (await fetch(stage.school.url, { headers: { accept: "text/html" } })).text()
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
  const file = join(built, "client", `${script}.map`)
  const ask = async () => {
    const { status, headers } = await fetch(`${stage.school.url}${script}.map`)
    return [status, headers.get("cache-control")]
  }
  await rename(file, `${file}.removed`)
  const removed = await ask().finally(() => rename(`${file}.removed`, file))
  expect(removed).toEqual([404, "no-store"])
  expect(await ask()).toEqual([200, "public, max-age=31536000, immutable"])
})
