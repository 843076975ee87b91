import { once } from "node:events"
import { request } from "node:http"
import { PassThrough } from "node:stream"
import { QueryFailedError } from "typeorm"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { errorsIn, openLog, readable, slow } from "./log.ts"

function logged() {
  const stream = new PassThrough({ encoding: "utf8" })
  return { log: openLog("info", stream), lines: () => String(stream.read()) }
}

async function nextOf(stream: PassThrough, wanted: Record<string, unknown>): Promise<Record<string, unknown>> {
  for (;;) {
    const text = String(stream.read() ?? "")
    const lines = text.split("\n").flatMap((line) => (line ? JSON.parse(line) : []))
    const found = lines.find((line) => Object.entries(wanted).every(([key, value]) => line[key] === value))
    if (found) return found
    await once(stream, "readable")
  }
}

it("A failed statement is logged without the values to store", () => {
  const { log, lines } = logged()
  const cause = new Error("SQLITE_FULL: database or disk is full")
  log.error({ err: new QueryFailedError("INSERT INTO enquiries VALUES (?)", ["My child is ill."], cause) }, "failed")
  const line = lines()
  expect(line).toContain("INSERT INTO enquiries")
  expect(line).toContain("disk is full")
  expect(line).not.toContain("My child is ill.")
})

it("A statement that PostgreSQL refuses is logged without the values in its message", () => {
  const { log, lines } = logged()
  const details = {
    ...{ severity: "ERROR", code: "23505", detail: "Key (email)=(ada@home.example) already exists.", table: "users" },
    ...{ where: "unnamed portal parameter $1 = 'measles'", hint: "Amina" },
  }
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Amina"'), details)
  log.error({ err: new QueryFailedError("INSERT INTO users VALUES ($1)", ["Amina"], cause) }, "failed")
  log.error({ err: cause }, "failed")
  const both = lines()
  expect(both).toMatch(/invalid input syntax.*23505.*users[\s\S]*invalid input syntax/)
  expect(both).not.toMatch(/ada@home|measles|Amina/)
})

it.each([
  ["network", "192.0.2.77", "192.0.2.0"],
  ["network", "::ffff:192.0.2.77", "192.0.2.0"],
  ["network", "2001:db8:a:b:c:d:e:f", "2001:db8:a::"],
  ["network", "2001:db8::1", "2001:db8:0::"],
  ["full", "2001:db8::1", "2001:db8::1"],
  ["full", "::ffff:192.0.2.77", "192.0.2.77"],
  ["none", "192.0.2.77", undefined],
  ["full", "nonsense", undefined],
] as const)("With LOG_ADDRESSES=%s the log names %s as %s", (addresses, from, named) => {
  const stream = new PassThrough({ encoding: "utf8" })
  openLog("info", stream, {}, addresses).info({ from }, "request")
  expect(JSON.parse(String(stream.read())).from).toBe(named)
})

it("Passwords and tokens are not logged", () => {
  const { log, lines } = logged()
  const tokens = { accessToken: "eyJ.x.y", refreshToken: "eyJ.z" }
  const changed = { pwd: "Jacaranda!1974", oldPwd: "Jacaranda!1973" }
  log.info({ password: "Jacaranda!1974", ...tokens, ...changed, body: { password: "Jacaranda!1974", ...tokens } }, "in")
  expect(lines()).not.toMatch(/Jacaranda|eyJ/)
})

it("Errors are counted since the start and for the last day", () => {
  const { log } = logged()
  vi.useFakeTimers({ toFake: ["Date"] })
  log.error("yesterday")
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  log.warn("no error")
  log.error("today")
  const { total } = errorsIn(log)
  expect({ total, ...errorsIn(log).inLastDay() }).toEqual({ total: 2, count: 1, lastAt: new Date() })
  for (let time = 0; time < 1_000; time++) log.error("again")
  expect(errorsIn(log).inLastDay().count).toBe(1_000)
  vi.useRealTimers()
})

it("A line on a terminal is written for people", async () => {
  const stream = new PassThrough({ encoding: "utf8" })
  const log = openLog("info", await readable(stream))
  log.info({ method: "GET", path: "/news", status: 200 }, "request")
  const [line] = await once(stream, "data")
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request \{"method":"GET","path":"\/news","status":200\}\n$/)
})

describe("The log line of a request", () => {
  let school: School
  const stream = new PassThrough({ encoding: "utf8" })
  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: "debug" }, stream)
  })
  afterAll(() => school.close())

  const next = (message: string) => nextOf(stream, { msg: message })
  const nextOn = (path: string) => nextOf(stream, { msg: "request", path })

  it("names the operation, its fields and the viewer's role, but no value that was sent", async () => {
    const editor = await school.signedIn(Role.EDITOR)
    await nextOn("/graphql")
    await editor.request('query Searching { search(q: "measles") { total } viewer { name } }')
    const line = await nextOn("/graphql")
    expect(line).toMatchObject({
      role: "EDITOR",
      operation: "query Searching",
      fields: ["search", "viewer"],
      status: 200,
    })
    expect(JSON.stringify(line)).not.toContain("measles")
    const long = "L".repeat(61)
    await editor.request(
      `query ${long} { a: site { name } ${["b", "c"].map((name) => `${name}: viewer { name }`)} __typename home { today { heading } } events { total } articles { total } }`,
    )
    expect(await nextOn("/graphql")).toMatchObject({
      operation: `query ${long.slice(1)}`,
      fields: ["site", "viewer", "__typename", "home", "events"],
    })
    await editor.call("site")
    expect(await nextOn("/graphql")).toMatchObject({ operation: "query" })
  })

  it("names only the path and the network, also for a cached answer or an aborted request", async () => {
    for (const message of ["request", "answered from memory"]) {
      await school.visitor().rest("GET", "/news?page=2&key=secret")
      const line = await nextOf(stream, { msg: message, path: "/news" })
      expect(line).toMatchObject({ from: "127.0.0.0", ...(message === "request" && { method: "GET", role: "PUBLIC" }) })
    }
    const headers = { "content-type": "application/json", "content-length": "1000" }
    const call = request(`${school.url}/graphql`, { method: "POST", headers }).on("error", () => undefined)
    call.write('{"query":', () => call.destroy())
    const aborted = { method: "POST", path: "/graphql", status: null, from: "127.0.0.0" }
    expect(await next("request aborted")).toMatchObject(aborted)
  })

  it.each(["/healthz", "/readyz", "/metrics"])("is at debug level for %s, which supervisors poll", async (path) => {
    await school.visitor().send("GET", path)
    expect(await nextOn(path)).toMatchObject({ level: 20, status: 200 })
    const info = await fetch(`${school.url}${path}/x`)
    expect(await nextOn(`${path}/x`)).toMatchObject({ level: 30, status: info.status })
  })

  it("takes the id of the request, as does the answer", async () => {
    for (const [path, id] of [
      ["/healthz", "proxy-1.a:7"],
      ["/events", "proxy-18"],
    ] as const) {
      const { headers } = await school.visitor().rest("GET", path, undefined, { "x-request-id": id })
      expect(headers.get("x-request-id")).toBe(id)
      expect(await nextOn(path)).toMatchObject({ id })
    }
  })

  it.each(["short", "a".repeat(101), "with spaces in it", '{"level":60}'])(
    "gets a new id instead of %s",
    async (id) => {
      const { headers } = await school.visitor().rest("GET", "/healthz", undefined, { "x-request-id": id })
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
      await next("request")
    },
  )
})

describe("A slow request or statement", () => {
  let school: School
  const stream = new PassThrough({ encoding: "utf8" })
  const { fromMs } = slow
  beforeAll(async () => {
    slow.fromMs = -1
    school = await School.open({ LOG_LEVEL: "warn" }, stream)
  })
  afterAll(() => {
    slow.fromMs = fromMs
    return school.close()
  })

  it("is logged as a warning, without the values that it looked for", async () => {
    const sql = "SELECT id FROM users WHERE name = $1"
    await school.services.database.read.query(sql, ["measles"])
    const statement = await nextOf(stream, { msg: "slow statement", sql })
    expect(statement).toMatchObject({ level: 40, ms: expect.any(Number) })
    expect(JSON.stringify(statement)).not.toContain("measles")
    await school.visitor().request('query Searching { search(q: "measles") { total } }')
    expect(await nextOf(stream, { msg: "slow request" })).toMatchObject({ level: 40, operation: "query Searching" })
  })
})
