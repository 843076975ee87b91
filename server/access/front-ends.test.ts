import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { password, School } from "../../test/school.ts"
import { Role } from "./roles.ts"
import { siteOf } from "./web-sites.ts"

let school: School
afterAll(() => school.close())

const SITE_URL = "https://www.jacarandahill.example"
const sibling = "https://old.jacarandahill.example"
const elsewhere = "https://school.vercel.app"

const lines: string[] = []
const warnings = () => lines.filter((line) => line.includes("cannot stay signed in"))

/** Closes the school that was open before. */
async function open(origins: string, siteUrl = SITE_URL) {
  await school?.close()
  lines.length = 0
  const settings = { SITE_URL: siteUrl, CORS_ORIGINS: origins, LOG_LEVEL: "warn" }
  school = await School.open(settings, { write: (line) => void lines.push(line) })
  const { email } = await school.account(Role.EDITOR, "Eda Editor")
  const client = school.visitor()
  const signedIn = await client.rest("POST", "/users/login", { user: email, pwd: password })
  const [cookie, device] = ["refresh=", "device="].map((name) =>
    signedIn.headers.getSetCookie().find((line) => line.includes(name)),
  )
  return { client, cookie, device }
}

const refreshed = (client: Client, headers: Record<string, string>) =>
  client.rest("GET", "/users/refresh", undefined, headers)

it.each([
  ["https://old.school.ac.uk:8443", "https://school.ac.uk", true],
  ["http://localhost:3000", "http://localhost:4000", true],
  ["https://a.github.io", "https://b.github.io", false],
  ["http://school.example", "https://school.example", false],
  ["http://10.0.0.1", "http://10.0.0.2", false],
])("%s and %s are the same site: %s", (one, other, same) => {
  expect(siteOf(one) === siteOf(other)).toBe(same)
})

it("A site with an https address requires https from then on", async () => {
  for (const [siteUrl, safety] of [
    [SITE_URL, "max-age=31536000; includeSubDomains"],
    // Other services of the school may be on its other subdomains, over http.
    ["https://jacarandahill.example", "max-age=31536000"],
    ["http://www.jacarandahill.example", null],
  ] as const) {
    await open(sibling, siteUrl)
    const { headers } = await school.visitor().send("GET", "/news")
    expect(headers.get("strict-transport-security")).toBe(safety)
  }
})

describe("a front end on another site", () => {
  it("works with a cookie that browsers send from every site", async () => {
    const { client, cookie } = await open(`${sibling},${elsewhere}`)
    expect(cookie).toMatch(/^__Host-refresh=.*; Path=\/;.*HttpOnly; Secure; SameSite=None$/)
    expect(warnings()).toEqual([])
    for (const origin of [elsewhere, sibling, SITE_URL]) expect((await refreshed(client, { origin })).status).toBe(200)
    expect((await refreshed(client, { "sec-fetch-site": "same-origin" })).status).toBe(200)
  })

  it("cannot stay signed in at a site without https, whose cookie stays strict", async () => {
    const { cookie, device } = await open(elsewhere, "http://www.jacarandahill.example")
    expect(warnings()).toHaveLength(1)
    expect(device).toMatch(/^device=.*HttpOnly; SameSite=Strict$/)
    expect(cookie).toMatch(/^refresh=.*HttpOnly; SameSite=Strict$/)
  })

  it("can refresh and end its session, which no other origin and no foreign image can", async () => {
    const { client } = await open(elsewhere)
    const logout = (headers: Record<string, string>) => client.rest("GET", "/users/logout", undefined, headers)
    for (const headers of [
      ...[{ origin: "https://evil.example" }, { origin: "null" }],
      ...[{ "sec-fetch-site": "cross-site", accept: "image/*" }, { accept: "image/*" }],
    ] as Record<string, string>[]) {
      const anyType = { ...headers, accept: "*/*" }
      for (const refused of [
        await refreshed(client, headers),
        await logout(headers),
        await client.rest("POST", "/graphql", { query: "mutation { refresh { accessToken } }" }, anyType),
        await client.rest("POST", "/graphql", { query: "mutation { logout { count } }" }, anyType),
      ]) {
        expect(refused.body.code ?? codeOf(refused.body)).toBe("FORBIDDEN")
        expect(refused.headers.getSetCookie()).toEqual([])
        expect(refused.headers.get("access-control-allow-origin")).toBeNull()
      }
    }
    expect((await refreshed(client, { origin: elsewhere })).status).toBe(200)
    expect((await logout({ origin: elsewhere })).status).toBe(204)
    expect([...client.cookies.keys()].filter((name) => !name.endsWith("device"))).toEqual([])
    expect((await refreshed(client, { origin: elsewhere })).status).toBe(401)
  })
})

describe("a front end on another origin of the same site", () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(sibling)
  })

  it("works with a cookie that no other site can send", async () => {
    const { client, cookie, device } = opened
    expect(device).toMatch(/^__Host-device=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/)
    expect(cookie).toMatch(/^__Host-refresh=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/)
    expect(await refreshed(client, { origin: sibling })).toMatchObject({ status: 200 })
  })

  it("is allowed if it is configured, and its preflight is cached for a day", async () => {
    const preflight = {
      ...{ origin: sibling, "access-control-request-method": "POST" },
      "access-control-request-headers": "authorization,content-type",
    }
    for (const path of ["/news/add", "/graphql", "/upsingle"]) {
      const { status, headers } = await school.visitor().send("OPTIONS", path, undefined, preflight)
      expect([status, Object.fromEntries(headers)]).toMatchObject([
        204,
        {
          ...{ "access-control-allow-origin": sibling, "access-control-allow-credentials": "true" },
          ...{ "access-control-allow-headers": "authorization,content-type", "access-control-max-age": "86400" },
          ...{
            "access-control-allow-methods": expect.stringContaining("PUT"),
            vary: expect.stringContaining("Origin"),
          },
        },
      ])
    }
  })

  it("gets no CORS headers if it is not configured", async () => {
    const strangers = ["https://evil.example", "null", `${sibling}.evil.example`, "http://old.jacarandahill.example"]
    for (const origin of strangers)
      for (const call of ["GET /news", "OPTIONS /news", "GET /nothing-here", "POST /news/add", "OPTIONS /graphql"]) {
        const [method = "", path = ""] = call.split(" ")
        const { headers } = await school.visitor().send(method, path, undefined, { origin })
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
        expect(headers.get("vary")).toContain("Origin")
      }
  })

  it("can read an answer that refuses its request", async () => {
    const { status, headers } = await school.visitor().rest("POST", "/news/add", { title: "x" }, { origin: sibling })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([401, sibling])
    expect(headers.get("access-control-allow-credentials")).toBe("true")
  })
})
