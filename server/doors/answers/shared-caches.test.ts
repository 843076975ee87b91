import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { SharedCaches } from "./shared-caches.ts"

const received: { url?: string; method?: string; headers: IncomingHttpHeaders; body: string }[] = []
/** `/refused` waits for `answering`, and fails `refusals` times. */
let answering: Promise<unknown> = Promise.resolve()
let refusals = 0
const cache = createServer(async (request, response) => {
  const { url, method, headers } = request
  received.push({ url, method, headers, body: await text(request) })
  if (url === "/refused") await answering
  if (url === "/moved") return response.writeHead(307, { location: "/elsewhere" }).end()
  response.writeHead(url === "/refused" && refusals-- > 0 ? 503 : 200).end()
})

let variables: Record<string, string>
let school: School
let head: Client
beforeAll(async () => {
  await once(cache.listen(0, "127.0.0.1"), "listening")
  const { port } = cache.address() as AddressInfo
  variables = { PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_HEADER: "Fastly-Key: not-a-secret" }
  school = await School.openPages(variables)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(async () => {
  await school.close()
  cache.close()
})

const at = (path: string) => String(variables.PURGE_URL).replace("/purge", path)

const forCaches = "public, max-age=0, s-maxage=60, stale-if-error=60"
const page = "/privacy"

async function read(path: string, cookie = "", accept = "text/html") {
  const { status, headers } = await fetch(school.url + path, { headers: { accept, cookie } })
  return { status, keeping: headers.get("cache-control"), vary: headers.get("vary")?.toLowerCase() ?? "" }
}

async function announce(ms: number) {
  const input = { kind: "CLOSED", text: "The school is closed.", endsAt: new Date(Date.now() + ms).toISOString() }
  const { id } = await head.call("addNotice", { input })
  return () => head.call("endNotice", { id })
}

const hourMs = 60 * 60 * 1000

describe("a shared cache", () => {
  it("keeps pages for a minute, and a minute longer while the site fails", async () => {
    for (let time = 0; time < 2; time++) expect(await read(page)).toMatchObject({ status: 200, keeping: forCaches })
    expect((await read("/news/view/999999")).keeping).toBe("no-cache")
  })

  it("keeps no page of a signed-in user, varying by the Accept header and never by cookie", async () => {
    for (const cookie of ["signed-in=1", "refresh=abc", "other=1; __Host-refresh=abc"])
      expect(await read(page, cookie)).toMatchObject({ status: 200, keeping: "private, no-cache" })
    expect((await read(page, "other=1")).keeping).toBe(forCaches)
    for (const request of [
      "/ text/html",
      "/news text/html",
      "/news application/json",
      "/nowhere */*",
      "/graphql text/html",
    ])
      for (const cookie of ["", "signed-in=1"]) {
        const [path = "", accept = ""] = request.split(" ")
        const { vary } = await read(path, cookie, accept)
        expect(vary.split(/, */), request).toContain("accept")
        expect(vary, request).not.toMatch(/cookie|\*/)
      }
  })

  it("keeps no data and no page of a secret address, which is hidden from referrers and search engines", async () => {
    for (const path of [`${page}?preview=abc`, "/receipt?key=abc"]) {
      const { headers } = await school.visitor().send("GET", path, undefined, { accept: "text/html" })
      const said = ["cache-control", "referrer-policy", "x-robots-tag"].map((name) => headers.get(name))
      expect(said).toEqual(["no-store", "no-referrer", "noindex, nofollow"])
    }
    expect((await school.visitor().send("GET", "/news")).headers.get("cache-control")).toBe("no-cache")
  })

  it("keeps no notice while the site fails, and no page past the end of a notice", async () => {
    const end = await announce(hourMs)
    expect((await read(page)).keeping).toBe("public, max-age=0, s-maxage=60")
    const endSoon = await announce(hourMs / 60)
    expect((await read(page)).keeping).toBe("no-cache")
    await end()
    await endSoon()
    expect((await read(page)).keeping).toBe(forCaches)
  })

  const rename = (from: string, to: string) =>
    school.services.database.write((rows) => rows.query(`ALTER TABLE "${from}" RENAME TO "${to}"`))

  it("keeps no page with a missing part", async () => {
    await rename("notices", "lost")
    const without = await read(page).finally(() => rename("lost", "notices"))
    expect(without).toMatchObject({ status: 200, keeping: "no-cache" })
    expect((await read(page)).keeping).toBe(forCaches)
  })

  it("keeps no page past the hour at which an item is to be taken down", async () => {
    const { id } = await published(head, "NewsStory")
    const expiresAt = new Date(Date.now() + hourMs / 60).toISOString()
    await head.call("editNewsStory", { id, input: { publication: { as: "PUBLISHED", expiresAt } } })
    expect((await read(page)).keeping).toBe("no-cache")

    const expired = { expiresAt: new Date(Date.now() - hourMs) }
    await school.services.database.write((rows) => rows.update(NewsStory, id, expired))
    await rename("activities", "lost")
    await school.services.schedule.catchUp().finally(() => rename("lost", "activities"))
    expect((await read(page)).keeping, "where it could not be").toBe("no-cache")
    await head.call("deleteNewsStory", { id })
    await school.services.schedule.catchUp()
  })

  it("is purged, with its key, when the site publishes", async () => {
    const before = received.length
    await published(head, "NewsStory")
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(before), { timeout: 5_000 })
    expect(received.at(-1)).toMatchObject({
      ...{ method: "POST", body: '{"purge_everything":true}' },
      headers: { "fastly-key": "not-a-secret", "content-type": "application/json" },
    })
  })

  it("is purged again after a failure, once for all that was published meanwhile", async () => {
    const callsTo = (path: string) => received.filter(({ url }) => url === path).length
    const refused = () => callsTo("/refused")
    const purges = callsTo("/purge")
    const other = await School.open({ ...variables, PURGE_URL: at("/refused") })
    const publish = () => other.services.database.write((rows) => rows.query("UPDATE news_stories SET title = title"))
    let answer = () => {}
    answering = new Promise<void>((resolve) => (answer = resolve))
    await publish()
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(0), { timeout: 5_000 })
    const before = refused()
    refusals = 1
    for (let time = 0; time < 5; time++) await publish()
    answer()
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(before), { timeout: 5_000 })
    await other.close()
    expect(refused()).toBe(before + 1)
    expect(callsTo("/purge"), "of what had been published before").toBeLessThanOrEqual(purges + 1)
  })

  it("is purged of pending changes as the site stops, without following a redirect", async () => {
    const { database, log } = school.services
    const purge = { url: at("/moved"), header: { "Fastly-Key": "not-a-secret" } }
    const [quiet, changed] = [1, 2].map(() => new SharedCaches({ purge, database, nextChange: () => 0, log }))
    const from = received.length
    const since = () => received.slice(from).flatMap(({ url }) => (url === "/purge" ? [] : [url]))
    await quiet?.stop()
    expect(since()).toEqual([])
    changed?.start()
    await changed?.stop()
    expect(since().length).toBeGreaterThan(0)
    expect(new Set(since())).toEqual(new Set(["/moved"]))
  })
})
