import { readFile } from "node:fs/promises"
import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { databaseKind, isDouble } from "../../../test/postgres/databases.ts"
import { rawRequest } from "../../../test/raw-request.ts"
import { School } from "../../../test/school.ts"

const { school } = schoolOfThisFile()

describe("a monitoring program on the site's machine", () => {
  const metrics = (headers?: Record<string, string>) => school.visitor().send("GET", "/metrics", undefined, headers)

  it("reads the number and duration of requests by route, without ids", async () => {
    const { headers } = await metrics()
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
      expect.stringContaining("text/plain"),
      "no-store",
    ])
    const begun = performance.now()
    await school.visitor().rest("GET", "/news/view/987654")
    await school.visitor().call("logout")
    const { body: text } = await metrics()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/news/view/:id",status="404"} 1')
    expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1')
    expect(text).not.toContain("987654")
    const [, seconds] = /^http_request_duration_seconds_sum{[^}]*"\/news\/view\/:id"[^}]*} (\S+)$/m.exec(text) ?? []
    expect(Number(seconds)).toBeLessThan((performance.now() - begun) / 1000)
  })

  it("reads queue lengths, cache hits and process metrics", async () => {
    await school.visitor().rest("GET", "/news")
    const valueIn = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1])
    const before = valueIn((await metrics()).body, "answers_from_memory_total")
    await school.visitor().rest("GET", "/news")
    const { body: text } = await metrics()
    expect(valueIn(text, "answers_from_memory_total")).toBe(before + 1)
    expect(valueIn(text, "answers_computed_total")).toBeGreaterThan(0)
    expect(valueIn(text, "outbox_oldest_seconds")).toBe(0)
    expect(valueIn(text, "pictures_to_decode")).toBe(0)
    expect(valueIn(text, "disk_free_bytes")).toBeGreaterThan(0)
    expect(valueIn(text, "errors_logged_total")).toBe(0)
    expect(text).toMatch(/^# TYPE answers_computed_total counter$/m)
    expect(valueIn(text, "outbox_given_up")).toBe(0)
    expect(text).toMatch(/^junior_academy_build_info{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"} 1$/m)
    const connections = databaseKind() === "postgres" ? expect.any(Number) : Number.NaN
    expect(valueIn(text, "database_connections")).toEqual(connections)
    // Prometheus expects no line for a gauge without a value.
    expect(text).not.toMatch(/^backup_newest_seconds|^(?!nodejs_).* nan$/im)
    expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(0)
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds")
  })

  it("finds each metric of the shipped alerts and dashboard", async () => {
    const { groups } = parse(await readFile("deploy/alerts.yml", "utf8"))
    const { panels } = JSON.parse(await readFile("deploy/dashboard.json", "utf8"))
    const queries = [...groups[0].rules, ...panels.flatMap(({ targets }: { targets: object[] }) => targets)]
    const names = queries.flatMap(({ expr }: { expr: string }) => expr.match(/[a-z]\w*_\w+(?=[{[ ]|$)(?!\()/g) ?? [])
    const { body: text } = await metrics()
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names.map((name) => name.replace(/_(bucket|count)$/, "")))).toEqual(
      new Set(names.map((name) => name.replace(/_(bucket|count)$/, "")).filter((name) => known.includes(name))),
    )
    expect(names.length).toBeGreaterThan(20)
  })

  it("reads the number of aborted requests", async () => {
    await metrics()
    const headers = { "content-type": "application/json", "content-length": "1000" }
    const call = request(`${school.url}/mail`, { method: "POST", headers }).on("error", () => undefined)
    call.write('{"pageName":', () => call.destroy())
    await expect
      .poll(async () => (await metrics()).body)
      .toMatch(/^http_request_duration_seconds_count{method="POST",route="[^"]*",status="aborted"} 1$/m)
  })

  it("reads how long the oldest mail has waited", async () => {
    const { database, outbox } = school.site.services
    const to = { name: "", address: "office@jacarandahill.example" }
    await database.write((rows) => outbox.put(rows, { kind: "staff", to, subject: "Lunch", text: "Rice." }))
    const { body: text } = await metrics()
    expect(text).toMatch(/^outbox_oldest_seconds 0?\.?\d*[1-9]/m)
    expect(text).toMatch(/^outbox_waiting 1$/m)
  })

  it.each<[string, Record<string, string>]>([
    ["X-Forwarded-For", { "x-forwarded-for": "192.0.2.1" }],
    ["Forwarded", { forwarded: "for=192.0.2.1" }],
    ["X-Real-IP", { "x-real-ip": "192.0.2.1" }],
    ["Via", { via: "1.1 cache.example" }],
  ])("gets 404 through a proxy that sets %s", async (_whence, headers) => {
    expect((await metrics(headers)).status).toBe(404)
  })

  it("gets 404 under a foreign host name, as a page in a browser would use", async () => {
    const { status } = await rawRequest(`${school.url}/metrics`, { headers: { host: "evil.example" } })
    expect(status).toBe(404)
  })
})

it.skipIf(isDouble()).each([
  ["SITE_URL", "https://www.school.example"],
  ["TRUST_PROXY", "1"],
])("Metrics need a token if %s says that the site is behind a proxy", async (name, value) => {
  const behind = await School.open({ [name]: value })
  expect((await behind.visitor().send("GET", "/metrics")).status).toBe(404)
  await behind.close()
})

it.skipIf(isDouble())("With METRICS_TOKEN, its bearer reads metrics from anywhere, and nobody else does", async () => {
  const token = "a-token-for-the-watcher"
  const guarded = await School.open({ METRICS_TOKEN: token })
  const statusFor = async (headers: Record<string, string>) =>
    (await guarded.visitor().send("GET", "/metrics", undefined, headers)).status
  expect(await statusFor({ authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.1" })).toBe(200)
  expect(await statusFor({})).toBe(404)
  expect(await statusFor({ authorization: "Bearer another-token" })).toBe(404)
  await guarded.close()
})
