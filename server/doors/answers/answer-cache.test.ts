import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { Response } from "express"
import { pino } from "pino"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { rawRequest } from "../../../test/raw-request.ts"
import { Role } from "../../access/roles.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import { Generations } from "../../store/database/generations.ts"
import { AnswerCache } from "./answer-cache.ts"
import { RequestKeys } from "./request-key.ts"

const { school } = schoolOfThisFile()
beforeAll(async () => {
  const eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  await published(eda, "NewsStory", { title: "Relay", detail: `<p>${"Fig won. ".repeat(300)}</p>` })
})

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(`${school.url}/news`, { method, headers })

const encodings: [string, (bytes: Buffer) => Buffer][] = [
  ["identity", (bytes) => bytes],
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
]

describe.each([
  [
    "that was just computed",
    () => school.services.database.write((rows) => rows.query("UPDATE users SET name = name")),
  ],
  ["from memory", () => ask()],
])("an answer %s", (_, prepare) => {
  it.each(encodings)("comes in %s, with its length and its own strong ETag", async (encoding, read) => {
    const whole = await ask()
    await prepare()
    const { status, headers, body } = await ask({ "accept-encoding": encoding })
    expect({ status, length: headers["content-length"] }).toEqual({ status: 200, length: String(body.length) })
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding)
    expect(read(body).equals(whole.body)).toBe(true)
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
    expect(headers.etag === whole.headers.etag).toBe(encoding === "identity")
  })

  it("has the headers of every answer, and a unique request id", async () => {
    await prepare()
    const [{ headers }, again] = [await ask(), await ask()]
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      vary: "Accept, Accept-Encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      date: expect.stringContaining("GMT"),
    })
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/)
    expect(again.headers["x-request-id"]).not.toBe(headers["x-request-id"])
  })

  it.each(["br", "gzip", "identity"])("is 304 for a client that has it in %s", async (encoding) => {
    const { headers } = await ask({ "accept-encoding": encoding })
    await prepare()
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const { status, body, headers: rest } = await ask({ "accept-encoding": encoding, "if-none-match": String(tag) })
      expect({ status, length: body.length, etag: rest.etag }).toEqual({ status: 304, length: 0, etag: headers.etag })
      expect(rest).not.toHaveProperty("content-type")
    }
    expect((await ask({ "if-none-match": '"other"' })).status).toBe(200)
  })

  it("has the same headers by HEAD as by GET", async () => {
    await prepare()
    const [head, whole] = [await ask({}, "HEAD"), await ask()]
    const { date: _, "x-request-id": _id, ...otherHeaders } = head.headers
    expect(head.body.length).toBe(0)
    expect(whole.headers).toMatchObject(otherHeaders)
  })
})

it("An answer that is not cached is compressed only if it is long", async () => {
  const eda = await school.signedIn(Role.EDITOR)
  const request = (encoding: object = { "accept-encoding": "gzip" }) =>
    ask({ authorization: `Bearer ${eda.accessToken}`, ...encoding })
  const short = await request()
  const { id } = await published(eda, "NewsStory", { detail: `<p>${"Fig won. ".repeat(1000)}</p>` })
  const [long, plain] = [await request(), await request({})]
  await eda.rest("DELETE", `/news/delete/${id}`)
  expect(short.body.length).toBeGreaterThan(2_000)
  const all = [short, long, plain]
  expect(all.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", undefined])
  expect(all.map(({ headers }) => String(headers.vary))).toEqual(
    Array(3).fill(expect.stringContaining("Accept-Encoding")),
  )
  expect(JSON.parse(gunzipSync(long.body).toString()).allStories).toHaveLength(2)
})

class PausedSite {
  body = "old"
  readonly since: number[] = []
  readonly logged: string[] = []
  private readonly waiting: (() => void)[] = []
  readonly generations = new Generations(async () => false)
  private readonly answers: AnswerCache
  private readonly server: Server

  constructor() {
    const settings = { siteUrl: "http://school.example", siteUrlGiven: true, corsOrigins: [] }
    const proxies = () => false
    this.answers = new AnswerCache({
      site: (_request, response) => this.pause(response as Response),
      requestKeys: new RequestKeys({ documents: { "/page": [] }, pages: {}, data: {} }, settings, proxies),
      ...{ generations: this.generations, proxies, log: pino({}, { write: (line) => void this.logged.push(line) }) },
    })
    this.server = createServer(this.answers.listener)
  }

  private pause(response: Response) {
    const { body } = this
    this.since.push(response.locals.since)
    this.waiting.push(() => {
      notesOf(response).allowCaching()
      if (body === "no room") notesOf(response).rejectedAsBusy = true
      if (body === "broken") return response.req.socket.destroy()
      if (body === "a cookie") response.setHeader("Set-Cookie", "refresh=abc").setHeader("X-Other", "1")
      response.statusCode = body === "no room" ? 503 : 200
      response.end(body)
    })
  }

  async open() {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
    return this
  }

  async get() {
    return (await this.request()).text()
  }

  request() {
    const { port } = this.server.address() as AddressInfo
    return fetch(`http://127.0.0.1:${port}/page?key=secret`)
  }

  computing(count: number) {
    return vi.waitFor(() => expect(this.waiting.length).toBe(count), { timeout: 10_000 })
  }

  answering(count: number) {
    const { counts } = this.answers
    return vi.waitFor(() => expect(counts.joined + counts.hits).toBe(count), { timeout: 10_000 })
  }

  release() {
    this.waiting.shift()?.()
  }

  close() {
    this.server.closeAllConnections()
    this.server.close()
  }
}

describe("an answer that is being computed", () => {
  let site: PausedSite
  beforeEach(async () => {
    site = await new PausedSite().open()
  })
  afterEach(() => site.close())

  it("is not shared with a request after a change, and not cached", async () => {
    const before = site.get()
    await site.computing(1)
    site.generations.begin("all")
    site.body = "new"
    const after = site.get()
    await site.computing(2)
    site.release()
    expect(await before).toBe("old")
    const again = site.get()
    await site.answering(1)
    site.release()
    expect([await after, await again]).toEqual(["new", "new"])
    expect(await site.get()).toBe("new")
  })

  it("is computed again for requests that joined a refused one, on their original time limit", async () => {
    site.body = "no room"
    const first = site.get()
    await site.computing(1)
    site.body = "room"
    const second = site.get()
    await site.answering(1)
    const refusedAt = performance.now()
    site.release()
    expect(await first).toBe("no room")
    await site.computing(1)
    expect(site.since.at(-1)).toBeLessThan(refusedAt)
    site.release()
    expect(await second).toBe("room")
  })

  it.each(["broken", "a cookie"])("is not cached, and its key is not logged, if it fails: %s", async (body) => {
    site.body = body
    const broken = site.get()
    await site.computing(1)
    const refused = expect(broken).rejects.toThrow()
    site.release()
    await refused
    expect(site.logged.join()).toMatch(/"path":"\/page".*answer broken off/)
    expect(site.logged.join()).not.toContain("secret")
    site.body = "whole"
    const whole = site.get()
    await site.computing(1)
    site.release()
    expect(await whole).toBe("whole")
  })

  it.each([
    [1023, null],
    [1024, "gzip"],
  ])("of %i bytes is compressed as %s", async (bytes, encoding) => {
    site.body = "x".repeat(bytes)
    const response = site.request()
    await site.computing(1)
    site.release()
    expect((await response).headers.get("content-encoding")).toBe(encoding)
  })
})
