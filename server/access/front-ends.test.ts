import { afterEach, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { password, School } from "../../test/school.ts"
import { Role } from "./roles.ts"
import { siteOf } from "./web-sites.ts"

let school: School
afterEach(() => school?.close())

const SITE_URL = "https://www.jacarandahill.example"
const sibling = "https://old.jacarandahill.example"
const elsewhere = "https://school.vercel.app"

const lines: string[] = []
const warnings = () => lines.filter((line) => line.includes("cannot stay signed in"))

async function open(origins: string, siteUrl = SITE_URL, more = {}) {
  lines.length = 0
  const settings = { SITE_URL: siteUrl, CORS_ORIGINS: origins, LOG_LEVEL: "warn", ...more }
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
])("%s and %s are one site: %s", (one, other, same) => {
  expect(siteOf(one) === siteOf(other)).toBe(same)
})

describe("a site whose address is one of https", () => {
  it("is asked for by https alone from then on, and another one as it is typed", async () => {
    const safety = async () => (await school.visitor().send("GET", "/news")).headers.get("strict-transport-security")
    await open(sibling)
    expect(await safety()).toBe("max-age=31536000; includeSubDomains")
    await school.close()
    // Other services of the school may be on its other subdomains, over http.
    await open(sibling, "https://jacarandahill.example")
    expect(await safety()).toBe("max-age=31536000")
    await school.close()
    await open(sibling, "http://www.jacarandahill.example")
    expect(await safety()).toBeNull()
  })
})

describe("a front end on another origin of the same site", () => {
  it("works with a cookie that no other site can send", async () => {
    const { client, cookie, device } = await open(sibling)
    expect(device).toMatch(/^__Host-device=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/)
    expect(cookie).toMatch(/^__Host-refresh=.*; Path=\/;.*HttpOnly; Secure; SameSite=Strict$/)
    const { status, headers } = await refreshed(client, { origin: sibling })
    expect(status).toBe(200)
    expect(headers.get("access-control-allow-origin")).toBe(sibling)
    expect(headers.get("access-control-allow-credentials")).toBe("true")
  })
})

describe("a front end on another site", () => {
  it("works with a cookie that browsers send from everywhere", async () => {
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

  it.each<[string, Record<string, string>]>([
    ["an unknown origin", { origin: "https://evil.example" }],
    ["an origin that says nothing", { origin: "null" }],
    ["an image on another site", { "sec-fetch-site": "cross-site", accept: "image/*" }],
    ["an old browser's image", { accept: "image/*" }],
  ])("does not let %s refresh or end a session", async (_whose, headers) => {
    const { client } = await open(elsewhere)
    const ask = (query: string) => client.rest("POST", "/graphql", { query }, { ...headers, accept: "*/*" })
    for (const path of ["/users/refresh", "/users/logout"]) {
      const refused = await client.rest("GET", path, undefined, headers)
      expect(refused.status).toBe(403)
      expect(refused.headers.getSetCookie()).toEqual([])
      expect(refused.headers.get("access-control-allow-origin")).toBeNull()
    }
    for (const query of ["mutation { refresh { accessToken } }", "mutation { logout { count } }"]) {
      const refused = await ask(query)
      expect(refused.body.errors[0].extensions.code).toBe("FORBIDDEN")
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    expect((await refreshed(client, { origin: elsewhere })).status).toBe(200)
  })

  it("may end the session itself, over REST and GraphQL", async () => {
    const { client } = await open(elsewhere)
    expect((await client.rest("GET", "/users/logout", undefined, { origin: elsewhere })).status).toBe(204)
    expect([...client.cookies.keys()].filter((name) => !name.endsWith("device"))).toEqual([])
    expect((await refreshed(client, { origin: elsewhere })).status).toBe(401)
  })
})

describe("any origin", () => {
  it("may ask when it is configured; a preflight is kept for a day", async () => {
    await open(sibling)
    const preflight = (origin: string, path = "/news/add") =>
      school.visitor().send("OPTIONS", path, undefined, {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      })
    for (const path of ["/news/add", "/graphql", "/upsingle"]) {
      const { status, headers } = await preflight(sibling, path)
      expect(status).toBe(204)
      expect(headers.get("access-control-allow-origin")).toBe(sibling)
      expect(headers.get("access-control-allow-credentials")).toBe("true")
      expect(headers.get("access-control-allow-headers")).toBe("authorization,content-type")
      expect(headers.get("access-control-allow-methods")).toContain("PUT")
      expect(headers.get("access-control-max-age")).toBe("86400")
      expect(headers.get("vary")).toContain("Origin")
    }
  })

  it("is told nothing when it is not", async () => {
    await open(sibling)
    for (const origin of [
      "https://evil.example",
      "null",
      `${sibling}.evil.example`,
      "http://old.jacarandahill.example",
    ])
      for (const [method, path] of [
        ["GET", "/news"],
        ["OPTIONS", "/news"],
        ["GET", "/nothing-here"],
        ["POST", "/news/add"],
        ["OPTIONS", "/graphql"],
      ] as const) {
        const { headers } = await school.visitor().send(method, path, undefined, { origin })
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
        expect(headers.get("vary")).toContain("Origin")
      }
  })

  it("reads an answer that refuses it something, too", async () => {
    await open(sibling)
    const { status, headers } = await school.visitor().rest("POST", "/news/add", { title: "x" }, { origin: sibling })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([401, sibling])
  })
})
